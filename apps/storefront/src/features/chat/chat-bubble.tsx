import { useT } from '@app/client/i18n';
import { limits } from '@app/contract/core/limits';
import { IconMessageCircle } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useOpenChat } from '../../shell/chat.ts';
import { Badge } from '../../ui/badge.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './chat-bubble.module.css';
import { useBarHeight } from './use-bar-height.ts';

const GAP = 16;
const SIZE = 48;
/** Where the button back to the top stands, in pixels from the bottom (specification, section 9). */
const BACK_TO_TOP = 150;

/** From the bottom: right above the bars, or above the button back to the top where the two would meet. */
function placeAbove(bars: number, backToTop: boolean): number {
  const place = bars + GAP;
  return backToTop && place + SIZE > BACK_TO_TOP - GAP / 2 ? BACK_TO_TOP + SIZE + GAP / 2 : place;
}

/** The round button that opens the chat, with what is unread. */
export function ChatBubble({ unread }: { readonly unread: number }) {
  const t = useT();
  const openChat = useOpenChat();
  const bars = useBarHeight();
  const [far, setFar] = useState(false);
  useEffect(() => {
    const onScroll = () => setFar(window.scrollY >= limits.backToTopAt);
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, []);
  const label = unread > 0 ? `${t('chat.open')}, ${t('chat.unread', { count: unread })}` : t('chat.open');
  return (
    <button
      type="button"
      className={styles.bubble}
      style={{ bottom: `calc(${placeAbove(bars, far)}px + env(safe-area-inset-bottom) * ${bars > 0 ? 0 : 1})` }}
      aria-label={label}
      onClick={openChat}
    >
      <Badge count={unread} silent>
        <Icon as={IconMessageCircle} />
      </Badge>
    </button>
  );
}
