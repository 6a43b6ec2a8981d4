import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useChatIsOpen } from '../shell/chat.ts';

// Without its chunk there is no notice; the next load of the page asks for it again.
const PopupNotice = lazy(() => import('../features/messaging/popup-notice.tsx').catch(() => ({ default: () => null })));

/** Pause after the home screen stands before a notice may rise over it, in milliseconds. */
const NOTICE_AFTER_MS = 1_500;

/** A popup notice rises over the home screen only, once it has been seen, and not over an open chat; its code comes then. */
export function PopupNoticeSlot() {
  const { pathname } = useLocation();
  const talking = useChatIsOpen();
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setReady(true), NOTICE_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!ready || talking || pathname !== '/') return null;
  return (
    <Suspense fallback={null}>
      <PopupNotice />
    </Suspense>
  );
}
