import { useT } from '@app/client/i18n';
import type { MessageSummary } from '@app/contract/messaging/schemas';
import { IconTrash } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import { Card, IconWell } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SwipeRow } from '../../ui/swipe-row.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import { messageIcon } from './message-icon.ts';
import styles from './messages.module.css';

function MessageRow({ message }: { readonly message: MessageSummary }) {
  const t = useT();
  const moment = useMomentText();
  return (
    <a className={styles.row} href={hrefTo('messageDetail', { id: message.id })}>
      <span className={styles.well}>
        <IconWell>
          <Icon as={messageIcon[message.type]} size="m" />
        </IconWell>
        {message.read ? null : (
          <span className={styles.dot}>
            <span className="visually-hidden">{t('message.unread')}</span>
          </span>
        )}
      </span>
      <span className="grow">
        <span className={`clip2 ${message.read ? styles.title : styles.fresh}`}>{message.title}</span>
        <span className={`clip2 ${styles.summary}`}>{message.summary}</span>
        <time className={styles.at} dateTime={message.at}>
          {moment.minute(message.at)}
        </time>
      </span>
    </a>
  );
}

/** Messages row by row; with `onRemove` they can be swiped away. */
export function MessageList(props: {
  readonly messages: readonly MessageSummary[];
  readonly onRemove: ((id: string) => void) | null;
}) {
  const t = useT();
  const { messages, onRemove } = props;
  const removal = (id: string) => ({
    label: t('common.remove'),
    icon: IconTrash,
    tone: 'danger' as const,
    onPress: () => onRemove?.(id),
  });
  return (
    <Card flush>
      <ul className={styles.list}>
        {messages.map((message) => (
          <li key={message.id}>
            {onRemove ? (
              <SwipeRow actions={[removal(message.id)]}>
                <MessageRow message={message} />
              </SwipeRow>
            ) : (
              <MessageRow message={message} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
