import { useT } from '@app/client/i18n';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useCloseChat, useProposedTalk } from '../../shell/chat.ts';
import { IconButton, TextButton } from '../../ui/button.tsx';
import { confirm } from '../../ui/confirm-store.ts';
import { useModalBehaviour } from '../../ui/modal-behaviour.ts';
import { chatCall } from './chat-call.ts';
import { refresh } from './chat-line.ts';
import styles from './chat-panel.module.css';
import { useChat } from './chat-store.ts';
import { Composer } from './composer.tsx';
import { LeaveForm } from './leave-form.tsx';
import { MessageLog } from './message-log.tsx';
import { Waiting } from './panel-waiting.tsx';
import { RatingCard } from './rating-card.tsx';
import { useBackAt } from './time-text.ts';

/** Who answers, or when somebody will. */
function Presence() {
  const t = useT();
  const backAt = useBackAt();
  const desk = useChat((state) => state.desk);
  const talk = useChat((state) => state.talk);
  if (!desk) return null;
  if (talk?.state === 'active' && talk.agent) return <>{t('chat.with_agent', { name: talk.agent })}</>;
  if (desk.open) return <>{t(talk?.state === 'waiting' ? 'chat.waiting' : 'chat.here_now')}</>;
  return (
    <>
      {t('chat.nobody_here')} {desk.backAt ? t('chat.back_at', { time: backAt(desk.backAt) }) : null}
    </>
  );
}

/** Takes what is proposed to be written, where nothing is typed yet: to be sent now, or left outside hours. */
function useProposal() {
  const proposed = useProposedTalk((state) => state.text);
  useEffect(() => {
    if (proposed === null) return;
    useProposedTalk.setState({ text: null });
    if (useChat.getState().typed === '') useChat.setState({ typed: proposed });
  }, [proposed]);
}

/** The talk, as a sheet over the screen. */
export function ChatPanel({ product }: { readonly product: string }) {
  const t = useT();
  const close = useCloseChat();
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  useModalBehaviour(panel, true, close);
  useProposal();
  const { desk, talk, waiting, online } = useChat();
  const openTalk = talk !== null && talk.state !== 'closed';
  const mayWrite = openTalk || desk?.open === true;
  const end = async () => {
    if (!talk) return;
    const sure = await confirm({ title: t('chat.end_title'), text: t('chat.end_text'), confirmLabel: t('chat.end') });
    if (!sure) return;
    await chatCall(chatEndpoints.endTalk, { body: { talk: talk.id } }, { toast: true }).catch(() => undefined);
    await refresh();
  };

  return createPortal(
    <div className={styles.layer}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button do the same from the keyboard */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the mask is no control of its own */}
      <div className={styles.mask} onClick={close} />
      <div ref={panel} className={styles.panel} role="dialog" aria-modal="true" aria-labelledby={titleId} tabIndex={-1}>
        <div className={styles.grab} aria-hidden="true" />
        <header className={styles.head}>
          <div className="grow">
            <h2 id={titleId} className="h2">
              {t('chat.title')}
            </h2>
            <p className={styles.presence} data-open={desk?.open || undefined}>
              <Presence />
            </p>
          </div>
          {openTalk ? (
            <span className={styles.end}>
              <TextButton onClick={() => void end()}>{t('chat.end')}</TextButton>
            </span>
          ) : null}
          <IconButton icon={IconX} label={t('common.close')} onClick={close} />
        </header>
        {online ? null : (
          <p className={styles.offline} role="status">
            {t('chat.no_line')}
          </p>
        )}
        {waiting || !desk ? (
          <Waiting />
        ) : (
          <>
            {mayWrite || talk ? <MessageLog withForm={!mayWrite} /> : null}
            {talk?.state === 'closed' && talk.ratingAsked && talk.rating === null ? (
              <RatingCard key={talk.id} talk={talk.id} />
            ) : null}
            {mayWrite ? <Composer product={product} /> : <LeaveForm alone={!talk} />}
          </>
        )}
      </div>
    </div>,
    document.body,
  );
}
