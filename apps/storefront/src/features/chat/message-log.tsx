import { useT } from '@app/client/i18n';
import type { ChatMessage } from '@app/contract/chat/message-schemas';
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { hasOlder, loadOlder } from './chat-line.ts';
import { useChat } from './chat-store.ts';
import { EventLine, Message } from './message.tsx';
import styles from './message-log.module.css';
import { OutgoingMessage } from './outgoing-message.tsx';
import { useMessageTime } from './time-text.ts';

type Line = { readonly talk: string; readonly message: ChatMessage };
/** This near to the end counts as at the end, in pixels. */
const AT_END = 80;

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

/** What was said: it stays at the end while one is there, and keeps its place while older messages come in above. */
export function MessageLog({ withForm }: { readonly withForm: boolean }) {
  const t = useT();
  const time = useMessageTime();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: '', height: 0, top: 0, atEnd: true });
  const lines = useLines();
  const outgoing = useChat((state) => state.timeline.outgoing);
  const staffSeq = useChat((state) => state.staffSeq);
  const talk = useChat((state) => state.talk?.id);
  const loading = useChat((state) => state.loadingOlder);
  const older = useChat(hasOlder);
  const typing = useTyping();
  const first = lines[0] ? `${lines[0].talk} ${lines[0].message.seq}` : '';
  const lastOwn = lines.findLast((line) => line.message.by === 'person' && line.talk === talk);

  const note = () => {
    const node = box.current;
    if (!node) return;
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < AT_END;
    before.current = { ...before.current, top: node.scrollTop, atEnd };
    if (node.scrollTop < AT_END && older) void loadOlder();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after whatever changes the height
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const grownAbove = before.current.first !== '' && before.current.first !== first;
    if (before.current.atEnd && !grownAbove) node.scrollTop = node.scrollHeight;
    else if (grownAbove) node.scrollTop = before.current.top + node.scrollHeight - before.current.height;
    before.current = { ...before.current, first, height: node.scrollHeight };
  }, [first, lines.length, outgoing.length, typing, withForm]);

  // What stands below may grow, as the box one writes in does: the end stays in sight.
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const watcher = new ResizeObserver(() => {
      if (before.current.atEnd) node.scrollTop = node.scrollHeight;
    });
    watcher.observe(node);
    return () => watcher.disconnect();
  }, []);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by the keyboard
    <div ref={box} className={styles.box} role="log" aria-label={t('chat.messages')} tabIndex={0} onScroll={note}>
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
        {lines.map(({ talk: of, message }, index) => {
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
        })}
        {outgoing.map((one) => (
          <OutgoingMessage key={one.clientId} one={one} />
        ))}
        {typing ? <li className={styles.typing}>{t('chat.somebody_writes')}</li> : null}
      </ol>
    </div>
  );
}
