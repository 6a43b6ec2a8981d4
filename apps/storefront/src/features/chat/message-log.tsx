import { useT } from '@app/client/i18n';
import type { ChatMessage } from '@app/contract/chat/message-schemas';
import { Fragment, useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { hasOlder, loadOlder } from './chat-line.ts';
import { useChat } from './chat-store.ts';
import { EventLine, Message } from './message.tsx';
import styles from './message-log.module.css';
import { OutgoingMessage } from './outgoing-message.tsx';
import { useMessageTime } from './time-text.ts';
import { useStaysInPlace } from './use-stays-in-place.ts';

type Line = { readonly talk: string; readonly message: ChatMessage };

/** Whether somebody is writing at this moment. */
function useTyping(): boolean {
  const until = useChat((state) => state.typingUntil);
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(until), Math.max(0, until - Date.now()));
    return () => clearTimeout(timer);
  }, [until]);
  return until > 0 && over !== until;
}

/** Every known message, earlier talks first. */
function useLines(): Line[] {
  const { talk, timeline, past } = useChat();
  const earlier = [...past].reverse().flatMap((one) => one.messages.map((message) => ({ talk: one.talk.id, message })));
  return [...earlier, ...timeline.messages.map((message) => ({ talk: talk?.id ?? '', message }))];
}

/** Messages in their order, under the day of the first one of each day. */
function MessageLines({ lines }: { readonly lines: readonly Line[] }) {
  const time = useMessageTime();
  const staffSeq = useChat((state) => state.staffSeq);
  const talk = useChat((state) => state.talk?.id);
  const lastOwn = lines.findLast((line) => line.message.by === 'person' && line.talk === talk);
  return lines.map(({ talk: of, message }, index) => {
    const above = lines[index - 1]?.message;
    const newDay = !above || time.dayKey(above.at) !== time.dayKey(message.at);
    const begins = !above || above.by !== message.by || above.who !== message.who;
    const isLastOwn = lastOwn?.message === message;
    return (
      <Fragment key={`${of} ${message.seq}`}>
        {newDay ? <li className={styles.day}>{time.day(message.at)}</li> : null}
        {message.kind === 'event' ? (
          <EventLine message={message} />
        ) : (
          <Message
            message={message}
            talk={of}
            first={begins}
            mark={isLastOwn ? (staffSeq >= message.seq ? 'read' : 'sent') : null}
          />
        )}
      </Fragment>
    );
  });
}

/** What was said: it stays at the end while one is there, and in its place while older messages come in above. */
export function MessageLog({ withForm }: { readonly withForm: boolean }) {
  const t = useT();
  const lines = useLines();
  const outgoing = useChat((state) => state.timeline.outgoing);
  const loading = useChat((state) => state.loadingOlder);
  const older = useChat(hasOlder);
  const typing = useTyping();
  const { box, onScroll } = useStaysInPlace({
    first: lines[0] ? `${lines[0].talk} ${lines[0].message.seq}` : '',
    drawn: [lines.length, outgoing.length, typing, withForm].join(),
    onBeginning: () => {
      if (older) void loadOlder();
    },
  });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by the keyboard
    <div ref={box} className={styles.box} role="log" aria-label={t('chat.messages')} tabIndex={0} onScroll={onScroll}>
      {older ? (
        <div className={styles.older}>
          <Button kind="ghost" size="s" loading={loading} onClick={() => void loadOlder()}>
            {t('chat.earlier')}
          </Button>
        </div>
      ) : null}
      {lines.length === 0 && outgoing.length === 0 && !withForm ? (
        <p className={styles.welcome}>{t('chat.welcome')}</p>
      ) : null}
      <ol className={styles.lines}>
        <MessageLines lines={lines} />
        {outgoing.map((one) => (
          <OutgoingMessage key={one.clientId} one={one} />
        ))}
        {typing ? <li className={styles.typing}>{t('chat.somebody_writes')}</li> : null}
      </ol>
    </div>
  );
}
