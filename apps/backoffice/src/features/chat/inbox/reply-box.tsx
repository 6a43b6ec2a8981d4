import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { Canned, InboxTalk } from '@app/contract/chat/staff-schemas';
import { limits } from '@app/contract/core/limits';
import { localize } from '@app/contract/core/locale';
import { IconPackage, IconPhoto, IconSend2 } from '@tabler/icons-react';
import { Button, Input, Tooltip } from 'antd';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useRef, useState } from 'react';
import { request } from '../../../api/request';
import { sendFile } from '../../../api/send-file';
import { useAllowed } from '../../../api/session';
import { useAnswer } from '../../../api/use-answer';
import { useText } from '../../../text/use-text';
import { useAction } from '../../../ui/use-action';
import { CannedChoice, matching } from './canned-choice';
import styles from './inbox.module.css';
import { ProductDialog } from './product-dialog';
import type { Talk } from './use-talk';

const TYPING_EVERY_MS = 3_000;

/** Where one answers. `/` searches the canned replies, which are put in in the customer's language. */
export function ReplyBox({ talk, line }: { talk: InboxTalk; line: Talk }) {
  const t = useText();
  const [words, setWords] = useState('');
  const [marked, setMarked] = useState(0);
  const [choosing, setChoosing] = useState(false);
  const sees = useAllowed('catalog.products.view');
  const { busy, run } = useAction();
  const box = useRef<TextAreaRef>(null);
  const file = useRef<HTMLInputElement>(null);
  const shown = useRef(Number.NEGATIVE_INFINITY);
  const canned = useAnswer(calls.listCanned, {}, { keepMs: 60_000 });
  const searched = words.startsWith('/') ? words.slice(1) : null;
  const found = searched === null ? [] : matching(canned.data ?? [], searched);

  const type = (value: string) => {
    setWords(value);
    setMarked(0);
    if (value === '' || value.startsWith('/') || performance.now() - shown.current < TYPING_EVERY_MS) return;
    shown.current = performance.now();
    request(calls.typing, { params: { id: talk.id }, body: {} }).catch(() => undefined);
  };
  const insert = (reply: Canned) => {
    setWords(localize(reply.text as Parameters<typeof localize>[0], talk.locale));
    box.current?.focus();
  };
  const send = () => {
    const text = words.trim();
    if (text === '') return;
    setWords('');
    void line.send({ kind: 'text', text });
  };
  const step = (by: number) => setMarked((now) => (now + by + found.length) % Math.max(1, found.length));
  const onSearchKey = (key: string): boolean => {
    const reply = found[marked];
    if (key === 'ArrowDown') step(1);
    else if (key === 'ArrowUp') step(-1);
    else if (key === 'Escape') setWords('');
    else if (key === 'Enter' && reply) insert(reply);
    else return key === 'Enter';
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const taken = searched !== null ? onSearchKey(event.key) : event.key === 'Enter';
    if (!taken) return;
    event.preventDefault();
    if (searched === null) send();
  };
  const sendPicture = async (chosen: File | undefined) => {
    if (file.current) file.current.value = '';
    if (!chosen) return;
    const kept = await run(() => sendFile(calls.uploadChatPicture, {}, { file: chosen, onProgress: () => undefined }), {
      reads: true,
    });
    if (kept) await line.send({ kind: 'picture', picture: kept.answer.url });
  };
  return (
    <footer className={styles.reply}>
      {searched !== null && <CannedChoice replies={found} marked={marked} locale={talk.locale} onChoose={insert} />}
      {talk.leftMessage && talk.email && <p className={styles.byMail}>{t('desk.by_mail', { email: talk.email })}</p>}
      <Input.TextArea
        ref={box}
        rows={3}
        maxLength={limits.chatText}
        value={words}
        placeholder={t('desk.write')}
        aria-label={t('desk.write')}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKey}
      />
      <div className={styles.tools}>
        <Tooltip title={t('desk.add_picture')}>
          <Button
            type="text"
            aria-label={t('desk.add_picture')}
            loading={busy}
            icon={<IconPhoto size={20} stroke={1.75} />}
            onClick={() => file.current?.click()}
          />
        </Tooltip>
        {sees && (
          <Tooltip title={t('desk.add_product')}>
            <Button
              type="text"
              aria-label={t('desk.add_product')}
              icon={<IconPackage size={20} stroke={1.75} />}
              onClick={() => setChoosing(true)}
            />
          </Tooltip>
        )}
        <input
          ref={file}
          type="file"
          hidden
          accept="image/jpeg,image/png,image/webp"
          onChange={(event) => void sendPicture(event.target.files?.[0])}
        />
        <Button
          type="primary"
          icon={<IconSend2 size={16} />}
          disabled={words.trim() === '' || searched !== null}
          onClick={send}
        >
          {t('desk.send')}
        </Button>
      </div>
      {choosing && (
        <ProductDialog
          onClose={() => setChoosing(false)}
          onChoose={(productId) => {
            setChoosing(false);
            void line.send({ kind: 'product', productId });
          }}
        />
      )}
    </footer>
  );
}
