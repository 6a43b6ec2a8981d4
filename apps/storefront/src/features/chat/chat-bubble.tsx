import { useT } from '@app/client/i18n';
import { IconMessageCircle } from '@tabler/icons-react';
import { useRef } from 'react';
import { useOpenChat } from '../../shell/chat.ts';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useFreePlace } from '../../ui/use-free-place.ts';
import styles from './chat-bubble.module.css';
import { useBarHeight } from './use-bar-height.ts';
import { useScrollsDown } from './use-scrolls-down.ts';

/** Above the bars at the bottom, in pixels. */
const GAP = 16;
/** How far it rises at most to lie on nothing, in pixels; beyond it would stand in the middle of the screen. */
const MOST_RISE = 200;

/**
 * The round button that opens the chat, with what is unread. It lies on nothing written and nothing to press: it rises
 * above them, and hides where there is no room, while one types and while one scrolls down.
 */
export function ChatBubble({ unread }: { readonly unread: number }) {
  const t = useT();
  const openChat = useOpenChat();
  const bars = useBarHeight();
  const button = useRef<HTMLButtonElement>(null);
  const rise = useFreePlace(button, bars + GAP, MOST_RISE);
  const scrollsDown = useScrollsDown();
  const away = rise === null || scrollsDown;
  const label = unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : t('chat.open');
  return (
    <button
      ref={button}
      type="button"
      data-floating="chat"
      className={cx('no-print', styles.bubble, away && styles.away)}
      style={{
        bottom: `calc(${bars + GAP + (rise ?? 0)}px + env(safe-area-inset-bottom) * ${bars > 0 ? 0 : 1})`,
      }}
      aria-label={label}
      onClick={openChat}
    >
      <Badge count={unread} silent>
        <Icon as={IconMessageCircle} />
      </Badge>
    </button>
  );
}
