import { useT } from '@app/client/i18n';
import { IconBell } from '@tabler/icons-react';
import { hrefTo } from '../shell/navigation.ts';
import { useUser } from '../shell/session.ts';
import { Badge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './bell-link.module.css';

/** The way to the messages, with a point while any is unread; screen readers hear how many. */
export function BellLink() {
  const t = useT();
  const unread = useUser()?.unreadMessages ?? 0;
  const label = t('message.title');
  return (
    <a
      className={styles.bell}
      href={hrefTo('messages')}
      aria-label={unread > 0 ? `${label}, ${t('message.unread_count', { count: unread })}` : label}
    >
      <Badge dot={unread > 0} silent>
        <Icon as={IconBell} />
      </Badge>
    </a>
  );
}
