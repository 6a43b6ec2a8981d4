import { lazy, Suspense, useEffect, useState } from 'react';
import { useChatIsOpen } from '../shell/chat.ts';
import { afterLoad } from './after-load.ts';

/** After the page has loaded, in milliseconds: nothing that is looked at first waits for it. */
const REVEALED_AFTER_MS = 1_000;

// Without its chunk the shop works as before; the next load of the page asks for it again.
const Chat = lazy(() => import('../features/chat/chat-widget.tsx').catch(() => ({ default: () => null })));

/** The chat, a second after the page has loaded and not before, or at once when the address asks for it. */
export function ChatLater() {
  const asked = useChatIsOpen();
  const [due, setDue] = useState(false);
  useEffect(() => afterLoad(REVEALED_AFTER_MS, () => setDue(true)), []);
  if (!due && !asked) return null;
  return (
    <Suspense fallback={null}>
      <Chat />
    </Suspense>
  );
}
