import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconPackage, IconPhoto, IconPlus, IconReceipt, IconSend2 } from '@tabler/icons-react';
import { type KeyboardEvent, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { Icon, type IconGlyph } from '../../ui/icon.tsx';
import { toast } from '../../ui/toast-store.ts';
import { notifyTyping } from './chat-line.ts';
import { write } from './chat-outbox.ts';
import { useChat } from './chat-store.ts';
import styles from './composer.module.css';

const ChooseSheet = lazy(() => import('./choose-sheet.tsx'));
const ACCEPTED = ['image/jpeg', 'image/png', 'image/webp'];

function Choice(props: { readonly icon: IconGlyph; readonly label: string; readonly onClick: () => void }) {
  return (
    <button type="button" className={styles.choice} onClick={props.onClick}>
      <span className={styles.well}>
        <Icon as={props.icon} />
      </span>
      {props.label}
    </button>
  );
}

type WordsBoxProps = { readonly box: RefObject<HTMLTextAreaElement | null>; readonly onSend: () => void };

/** The words that are written, in a box that grows with them. */
function WordsBox({ box, onSend }: WordsBoxProps) {
  const t = useT();
  const typed = useChat((state) => state.typed);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box grows with what is typed
  useEffect(() => {
    const area = box.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [typed]);

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSend();
  };
  return (
    <textarea
      ref={box}
      className={styles.area}
      rows={1}
      maxLength={limits.chatText}
      placeholder={t('chat.write')}
      aria-label={t('chat.write')}
      value={typed}
      onKeyDown={onKey}
      onChange={(event) => {
        useChat.setState({ typed: event.target.value });
        notifyTyping();
      }}
    />
  );
}

/** Sends a picture, or says why it is none that can be sent. */
function sendPicture(chosen: File, t: ReturnType<typeof useT>): void {
  if (!ACCEPTED.includes(chosen.type)) toast(t('common.photo_wrong_type'), 'warning');
  else if (chosen.size > limits.imageBytes) toast(t('common.photo_too_large'), 'warning');
  else write({ kind: 'picture', file: chosen, preview: URL.createObjectURL(chosen), share: 0, url: null });
}

/** Where one writes: words, a picture, a product or an order. Enter sends, with Shift it begins a new line. */
export function Composer({ product }: { readonly product: string }) {
  const t = useT();
  const typed = useChat((state) => state.typed);
  const [adding, setAdding] = useState(false);
  const [choosing, setChoosing] = useState<'product' | 'order' | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  const words = typed.trim();

  const send = () => {
    if (words === '') return;
    write({ kind: 'text', text: words });
    useChat.setState({ typed: '' });
    area.current?.focus();
  };
  const takeFile = (chosen: File | undefined) => {
    if (file.current) file.current.value = '';
    setAdding(false);
    if (chosen) sendPicture(chosen, t);
  };

  return (
    <div className={styles.composer}>
      <div className={styles.row}>
        <IconButton
          icon={IconPlus}
          label={t('chat.attach')}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        />
        <WordsBox box={area} onSend={send} />
        <button
          type="button"
          className={styles.send}
          aria-label={t('chat.send')}
          disabled={words === ''}
          onClick={send}
        >
          <Icon as={IconSend2} />
        </button>
      </div>
      {adding ? (
        <div className={styles.choices}>
          <Choice icon={IconPhoto} label={t('chat.attach_picture')} onClick={() => file.current?.click()} />
          <Choice icon={IconPackage} label={t('chat.attach_product')} onClick={() => setChoosing('product')} />
          <Choice icon={IconReceipt} label={t('chat.attach_order')} onClick={() => setChoosing('order')} />
        </div>
      ) : null}
      <input
        ref={file}
        type="file"
        accept={ACCEPTED.join(',')}
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        onChange={(event) => takeFile(event.target.files?.[0])}
      />
      {choosing ? (
        <Suspense fallback={null}>
          <ChooseSheet
            what={choosing}
            product={product}
            onClose={() => setChoosing(null)}
            onChosen={(draft) => {
              setChoosing(null);
              setAdding(false);
              write(draft);
            }}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
