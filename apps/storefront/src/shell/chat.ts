import { useLocation, useNavigate } from 'react-router';
import { create } from 'zustand';
import { historyIndex } from './navigation.ts';

const PARAM = 'chat';
const OPEN = 'open';

/** How many messages of the talk are unread, as the chat last announced. */
export const useUnreadTalk = create<{ readonly unread: number }>(() => ({ unread: 0 }));

/** The address of this screen with the chat over it, or without. */
export function withChat(location: { readonly pathname: string; readonly search: string }, open: boolean): string {
  const query = new URLSearchParams(location.search);
  if (open) query.set(PARAM, OPEN);
  else query.delete(PARAM);
  return query.size ? `${location.pathname}?${query}` : location.pathname;
}

/** Whether the chat lies over this screen: it stands in the address, so that going back closes it. */
export const useChatIsOpen = (): boolean => new URLSearchParams(useLocation().search).get(PARAM) === OPEN;

/** Gives the function that opens the chat over this screen. */
export function useOpenChat(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(withChat(location, true), { state: { chat: true } });
}

/** Gives the function that closes it: back to where it was opened, else the same screen without it. */
export function useCloseChat(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => {
    // Asked again while the layer goes: by then the address may be another one.
    if (!new URLSearchParams(window.location.hash.split('?')[1] ?? '').has(PARAM)) return;
    const opened = (location.state as { chat?: boolean } | null)?.chat === true;
    if (opened && historyIndex() > 0) void navigate(-1);
    else void navigate(withChat(location, false), { replace: true });
  };
}
