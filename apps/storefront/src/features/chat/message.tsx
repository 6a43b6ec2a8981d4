import { useT } from '@app/client/i18n';
import { useIdentity } from '@app/client/identity';
import type { ChatMessage } from '@app/contract/chat/message-schemas';
import { hrefTo } from '../../shell/navigation.ts';
import { cx } from '../../ui/class-names.ts';
import { OrderCard, ProductCard } from './cards.tsx';
import { ChatPicture } from './chat-picture.tsx';
import styles from './message-log.module.css';
import { useMessageTime } from './time-text.ts';

function Content({ message, talk }: { readonly message: ChatMessage; readonly talk: string }) {
  const t = useT();
  switch (message.kind) {
    case 'picture':
      return message.picture ? <ChatPicture talk={talk} seq={message.seq} size={message.picture} /> : null;
    case 'product':
      return message.product ? (
        <a className={styles.card} href={hrefTo('productDetail', { id: message.product.id })}>
          <ProductCard product={message.product} />
        </a>
      ) : (
        <span className={styles.words}>{t('chat.product_gone')}</span>
      );
    case 'order':
      return message.order ? (
        <a className={styles.card} href={hrefTo('orderDetails', { id: message.order.id })}>
          <OrderCard order={message.order} />
        </a>
      ) : (
        <span className={styles.words}>{t('chat.order_gone')}</span>
      );
    default:
      return <span className={styles.words}>{message.text}</span>;
  }
}

/** Something that happened in the talk, in the middle of the line. */
export function EventLine({ message }: { readonly message: ChatMessage }) {
  const t = useT();
  return message.event ? (
    <li className={styles.event}>{t(`chat.event.${message.event}`, { name: message.text })}</li>
  ) : null;
}

/** One message: whose it is, what it says, when, and whether it was read. */
export function Message(props: {
  readonly message: ChatMessage;
  readonly talk: string;
  /** Whether staff have read up to here, told only beside the last own message. */
  readonly mark: 'sent' | 'read' | null;
  readonly first: boolean;
}) {
  const t = useT();
  const shop = useIdentity((identity) => identity.name);
  const time = useMessageTime();
  const { message, mark } = props;
  const own = message.by === 'person';
  return (
    <li className={cx(styles.message, own && styles.own)}>
      {own ? <span className="visually-hidden">{t('chat.you_say')}</span> : null}
      {!own && props.first ? <span className={styles.who}>{message.who ?? shop}</span> : null}
      <Content message={message} talk={props.talk} />
      <span className={styles.foot}>
        <time dateTime={message.at}>{time.clock(message.at)}</time>
        {mark ? <span> · {t(mark === 'read' ? 'chat.read' : 'chat.sent')}</span> : null}
      </span>
    </li>
  );
}
