import type { ChatMessage } from '@app/contract/chat/message-schemas';
import type { InboxTalk } from '@app/contract/chat/staff-schemas';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import styles from './log.module.css';
import { OrderLine, ProductLine } from './talk-cards';
import { TalkPicture } from './talk-picture';
import type { Talk } from './use-talk';

const AT_END = 80;

function Content({ message, talkId }: { message: ChatMessage; talkId: string }) {
  const t = useText();
  if (message.kind === 'picture' && message.picture)
    return <TalkPicture talkId={talkId} seq={message.seq} size={message.picture} />;
  if (message.kind === 'product')
    return message.product ? (
      <ProductLine product={message.product} />
    ) : (
      <p className={styles.words}>{t('desk.gone_product')}</p>
    );
  if (message.kind === 'order')
    return message.order ? <OrderLine order={message.order} /> : <p className={styles.words}>{t('desk.gone_order')}</p>;
  return <p className={styles.words}>{message.text}</p>;
}

/** Everything said in a talk; it stays at the end while one is there. */
export function TalkLog({ talk, line }: { talk: InboxTalk; line: Talk }) {
  const t = useText();
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const before = useRef({ first: 0, height: 0, top: 0, atEnd: true });
  const { messages, outgoing } = line.timeline;
  const first = messages[0]?.seq ?? 0;
  const lastOwn = messages.findLast((message) => message.by === 'staff');

  const note = () => {
    const node = box.current;
    if (!node) return;
    const atEnd = node.scrollHeight - node.scrollTop - node.clientHeight < AT_END;
    before.current = { ...before.current, top: node.scrollTop, atEnd };
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after whatever changes the height
  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    const grownAbove = before.current.first > first && first > 0;
    if (grownAbove) node.scrollTop = before.current.top + node.scrollHeight - before.current.height;
    else if (before.current.atEnd) node.scrollTop = node.scrollHeight;
    before.current = { ...before.current, first, height: node.scrollHeight };
  }, [first, messages.length, outgoing.length, line.typing]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling part must be reachable by the keyboard
    <div ref={box} className={styles.box} role="log" aria-label={t('desk.messages')} tabIndex={0} onScroll={note}>
      {line.more && (
        <Button size="small" className={styles.older ?? ''} onClick={() => void line.older()}>
          {t('desk.earlier')}
        </Button>
      )}
      <ol className={styles.lines}>
        {messages.map((message) =>
          message.event ? (
            <li key={message.seq} className={styles.event}>
              {t(`desk.event.${message.event}`, { name: message.text })} · {format.moment(message.at)}
            </li>
          ) : (
            <li key={message.seq} className={message.by === 'staff' ? styles.own : styles.theirs}>
              {message.who && <small>{message.who}</small>}
              <Content message={message} talkId={talk.id} />
              <small>
                <time dateTime={message.at}>{format.moment(message.at)}</time>
                {message === lastOwn && ` · ${t(line.personSeq >= message.seq ? 'desk.read' : 'desk.sent')}`}
              </small>
            </li>
          ),
        )}
        {outgoing.map((one) => (
          <li key={one.clientId} className={styles.own}>
            <p className={styles.words}>
              {one.draft.kind === 'text' ? one.draft.text : t(`desk.kind.${one.draft.kind}`)}
            </p>
            {one.failed ? (
              <small className={styles.failed}>
                {t('desk.failed')}
                <Button type="link" size="small" onClick={() => line.sendAgain(one.clientId)}>
                  {t('desk.send_again')}
                </Button>
                <Button type="link" size="small" onClick={() => line.discard(one.clientId)}>
                  {t('desk.discard')}
                </Button>
              </small>
            ) : (
              <small>{t('desk.sending')}</small>
            )}
          </li>
        ))}
        {line.typing && <li className={styles.typing}>{t('desk.typing')}</li>}
      </ol>
    </div>
  );
}
