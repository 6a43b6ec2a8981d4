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

/** Beside the page it rises past what reaches to the very edge, at most so far, in pixels. */
const MOST_RISE_ASIDE = 320;

type Floating = { readonly label: string; readonly unread: number; readonly bars: number };

/** From the window's bottom; a bar at the bottom holds the safe area itself. */
const above = (bars: number, rise: number): string =>
  `calc(${bars + GAP + rise}px + env(safe-area-inset-bottom) * ${bars > 0 ? 0 : 1})`;

/**
 * The round button that opens the chat, with what is unread. It lies on nothing written and nothing to press: it rises
 * above them, and stands aside at the edge of the page where there is no room, while one types and while the page is on its way.
 */
export function ChatBubble({ unread }: { readonly unread: number }) {
  const t = useT();
  const openChat = useOpenChat();
  const bars = useBarHeight();
  const button = useRef<HTMLButtonElement>(null);
  const found = useFreePlace(button, { resting: bars + GAP, most: MOST_RISE });
  const scrollsDown = useScrollsDown();
  const isAside = found !== null && (found.rise === null || found.moving || found.typing || scrollsDown);
  const label = unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : t('chat.open');
  return (
    <>
      <button
        ref={button}
        type="button"
        data-floating="chat"
        className={cx('no-print', styles.bubble, (isAside || !found) && styles.away)}
        style={{ bottom: above(bars, found?.rise ?? 0) }}
        aria-label={label}
        onClick={openChat}
      >
        <Badge count={unread} silent>
          <Icon as={IconMessageCircle} />
        </Badge>
      </button>
      {isAside ? <AsideButton label={label} unread={unread} bars={bars} /> : null}
    </>
  );
}

/** The same, as narrow as the gutter of the page, in which no screen writes. */
function AsideButton({ label, unread, bars }: Floating) {
  const openChat = useOpenChat();
  const button = useRef<HTMLButtonElement>(null);
  const found = useFreePlace(button, { resting: bars + GAP, most: MOST_RISE_ASIDE, margin: 0 });
  return (
    <button
      ref={button}
      type="button"
      data-floating="chat-aside"
      className={cx('no-print', styles.aside, unread > 0 && styles.news, !found && styles.away)}
      style={{ bottom: above(bars, found?.rise ?? 0) }}
      aria-label={label}
      onClick={openChat}
    >
      <Icon as={IconMessageCircle} size="s" />
    </button>
  );
}
