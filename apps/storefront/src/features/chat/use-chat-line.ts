import { useEffect } from 'react';
import { isReady, lendVisitorToken, listenTo, reconnect } from '../../shell/realtime.ts';
import { useSession } from '../../shell/session.ts';
import { isKnown, startOver } from './chat-call.ts';
import { keepTyped, keptTyped, visitorToken } from './chat-device.ts';
import { markRead, refresh } from './chat-line.ts';
import { sendAgain } from './chat-outbox.ts';
import { useChat } from './chat-store.ts';

/** How often the server is asked, in milliseconds: without a line in front, with one, and while the chat is closed. */
const ASK_MS = { withoutLine: 5_000, withLine: 30_000, closed: 30_000 } as const;
/** For how long a mark of typing counts, in milliseconds. */
const TYPING_MS = 5_000;

function hear(): () => void {
  lendVisitorToken(visitorToken);
  const mine = (talk: unknown): boolean => talk === useChat.getState().talk?.id;
  const ends = [
    listenTo('ready', () => {
      useChat.setState({ connected: true });
      // What was said while the line was down is asked for, what could not be sent is sent.
      void refresh();
      sendAgain();
    }),
    listenTo('lost', () => useChat.setState({ connected: false })),
    listenTo('chat.message', () => void refresh()),
    listenTo('chat.changed', () => void refresh()),
    listenTo('chat.read', ({ talk, by, seq }) => {
      if (mine(talk) && by === 'staff') {
        useChat.setState(({ staffSeq }) => ({ staffSeq: Math.max(staffSeq, Number(seq) || 0) }));
      }
    }),
    listenTo('chat.typing', ({ talk, by }) => {
      if (mine(talk) && by === 'staff') useChat.setState({ typingUntil: Date.now() + TYPING_MS });
    }),
  ];
  useChat.setState({ connected: isReady() });
  return () => {
    for (const end of ends) end();
    useChat.setState({ connected: false });
  };
}

/** Writes what is typed to the device, and takes it back once it is known whose talk this is after a reload. */
function keepWhatIsTyped(): () => void {
  return useChat.subscribe((now, before) => {
    if (before.waiting && !now.waiting && !now.failed && now.typed === '') {
      const typed = keptTyped(now.talk?.id ?? null);
      if (typed !== '') useChat.setState({ typed });
    } else if (now.typed !== before.typed) keepTyped(now.talk?.id ?? null, now.typed);
  });
}

/**
 * Keeps the chat up to date: over the open line where there is one, by asking again and again where there is none. The
 * line is open while the chat is, and while a talk goes on.
 */
export function useChatLine(open: boolean): void {
  const goesOn = useChat((state) => state.talk !== null && state.talk.state !== 'closed');
  const connected = useChat((state) => state.connected);
  const token = useSession((state) => state.session?.token.token ?? null);

  useEffect(keepWhatIsTyped, []);

  useEffect(() => {
    const owner = token;
    // Somebody signed in or out: nothing of the other one stays on the screen.
    return () => {
      if (owner === (useSession.getState().session?.token.token ?? null)) return;
      // A visitor who signs in goes on with what they wrote.
      if (owner !== null) startOver();
      reconnect();
    };
  }, [token]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever signs in is read anew
  useEffect(() => {
    if (open || isKnown()) void refresh();
  }, [open, token]);

  useEffect(() => (open || goesOn ? hear() : undefined), [open, goesOn]);

  useEffect(() => {
    if (!open && !goesOn) return;
    const every = open ? (connected ? ASK_MS.withLine : ASK_MS.withoutLine) : ASK_MS.closed;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void refresh();
    }, every);
    return () => clearInterval(timer);
  }, [open, goesOn, connected]);

  useEffect(() => {
    const back = () => {
      useChat.setState({ online: true });
      reconnect();
      void refresh().then(() => sendAgain());
    };
    const gone = () => useChat.setState({ online: false });
    useChat.setState({ online: navigator.onLine });
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
    };
  }, []);

  const last = useChat((state) => state.timeline.messages.at(-1)?.seq ?? 0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new message in front is read
  useEffect(() => {
    if (!open) return;
    const read = () => {
      if (document.visibilityState === 'visible') void markRead();
    };
    read();
    document.addEventListener('visibilitychange', read);
    return () => document.removeEventListener('visibilitychange', read);
  }, [open, last]);
}
