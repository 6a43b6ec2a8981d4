import { useLocation, useNavigate } from 'react-router';
import { create } from 'zustand';
import { historyIndex } from './navigation.ts';

const PARAM = 'chat';
const OPEN = 'open';

/** How many messages of the talk are unread, as the chat last announced. */
export const useUnreadTalk = create<{ readonly unread: number }>(() => ({ unread: 0 }));

/** The address of this screen with the chat over it, or without. */
function withChat(location: { readonly pathname: string; readonly search: string }, open: boolean): string {
  const query = new URLSearchParams(location.search);
  if (open) query.set(PARAM, OPEN);
  else query.delete(PARAM);
  return query.size ? `${location.pathname}?${query}` : location.pathname;
}

/** What is proposed to be written in the chat, until it has been taken there. */
export const useProposedTalk = create<{ readonly text: string | null }>(() => ({ text: null }));

/** Whether the chat lies over this screen: it stands in the address, so that going back closes it. */
export const useChatIsOpen = (): boolean => new URLSearchParams(useLocation().search).get(PARAM) === OPEN;

/** Gives the function that opens the chat over this screen. */
export function useOpenChat(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(withChat(location, true), { state: { chat: true } });
}

/** Returns the function that opens the chat with a beginning of what is to be asked, where nothing is typed yet. */
export function useAskInChat(): (text: string) => void {
  const open = useOpenChat();
  return (text) => {
    useProposedTalk.setState({ text });
    open();
  };
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
