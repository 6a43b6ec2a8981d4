import { isApiError } from '@app/client/api-error';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import { emptyTimeline, sinceOf, takeNewer, takeOlder } from '@app/contract/chat/timeline';
import { currentToken } from '../../shell/session.ts';
import { chatCall, isKnown } from './chat-call.ts';
import { keepVisitorToken, visitorToken } from './chat-device.ts';
import { useChat } from './chat-store.ts';

/** Messages asked for at a time. */
const STRETCH = 30;

/** Hands the talks of this device over to the customer who has signed in. */
async function handOver(): Promise<void> {
  if (currentToken() === null || visitorToken() === null) return;
  try {
    await chatCall(chatEndpoints.mergeVisit, { body: {} });
    keepVisitorToken(null);
  } catch (error) {
    // A token that opens nothing is of no use to anybody; with a broken line it is tried again.
    if (isApiError(error, 'answer')) keepVisitorToken(null);
  }
}

/** Asks for everything newer than what is known, to the end. */
async function catchUp(talk: string): Promise<void> {
  for (;;) {
    const known = useChat.getState().timeline;
    const since = known.messages.length > 0 ? { since: sinceOf(known) } : {};
    const answer = await chatCall(chatEndpoints.messages, { query: { talk, limit: STRETCH, ...since } });
    const now = useChat.getState();
    if (now.talk?.id !== talk) return;
    const first = now.timeline.messages.length === 0;
    const answered = answer.list.some((message) => message.by === 'staff');
    useChat.setState({
      timeline: takeNewer(now.timeline, answer.list),
      staffSeq: Math.max(answer.staffSeq, now.staffSeq),
      personSeq: Math.max(answer.personSeq, now.personSeq),
      ...(first ? { moreAbove: answer.more } : {}),
      ...(answered ? { typingUntil: 0 } : {}),
    });
    if (first || !answer.more) return;
  }
}

let running: Promise<void> | null = null;
let again = false;

async function readAll(): Promise<void> {
  await handOver();
  const state = await chatCall(chatEndpoints.chatState, {});
  const { talk: before, timeline } = useChat.getState();
  const other = state.talk?.id !== before?.id;
  // What is on its way stays: it goes into the talk that is there now.
  const fresh = {
    timeline: { ...emptyTimeline, outgoing: timeline.outgoing },
    past: [],
    moreAbove: false,
    personSeq: 0,
    staffSeq: 0,
  };
  useChat.setState({ ...state, waiting: false, failed: false, ...(other ? fresh : {}) });
  if (state.talk) await catchUp(state.talk.id);
}

/** Reads what is there now: the business hours, the talk and all that is new in it. Runs once at a time. */
export function refresh(): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = readAll()
    .catch(() => useChat.setState({ waiting: false, failed: useChat.getState().desk === null }))
    .finally(() => {
      running = null;
      if (!again) return;
      again = false;
      void refresh();
    });
  return running;
}

async function readAbove(): Promise<void> {
  const { talk, timeline, past } = useChat.getState();
  const oldest = past.at(-1);
  if (talk && !oldest && timeline.messages[0] && timeline.messages[0].seq > 1) {
    const before = timeline.messages[0].seq;
    const answer = await chatCall(chatEndpoints.messages, { query: { talk: talk.id, before, limit: STRETCH } });
    const now = useChat.getState();
    if (now.talk?.id === talk.id) {
      useChat.setState({ timeline: takeOlder(now.timeline, answer.list), moreAbove: answer.more });
    }
    return;
  }
  if (oldest?.more && oldest.messages[0]) {
    const query = { talk: oldest.talk.id, before: oldest.messages[0].seq, limit: STRETCH };
    const answer = await chatCall(chatEndpoints.messages, { query });
    const grown = { ...oldest, messages: [...answer.list, ...oldest.messages], more: answer.more };
    useChat.setState(({ past: all }) => ({ past: all.map((one) => (one === oldest ? grown : one)) }));
    return;
  }
  const previous = (oldest?.talk ?? talk)?.previous;
  if (!previous) return;
  const [earlier, answer] = await Promise.all([
    chatCall(chatEndpoints.readTalk, { query: { talk: previous } }),
    chatCall(chatEndpoints.messages, { query: { talk: previous, limit: STRETCH } }),
  ]);
  useChat.setState(({ past: all }) =>
    all.some((one) => one.talk.id === previous)
      ? {}
      : { past: [...all, { talk: earlier, messages: answer.list, more: answer.more }] },
  );
}

/** Whether there is anything above what is shown. */
export function hasOlder(state = useChat.getState()): boolean {
  const oldest = state.past.at(-1);
  if (oldest) return oldest.more || oldest.talk.previous !== null;
  return state.moreAbove || (state.talk?.previous ?? null) !== null;
}

/** Reads the next stretch above, first of this talk, then of the ones before it. */
export async function loadOlder(): Promise<void> {
  if (useChat.getState().loadingOlder || !hasOlder()) return;
  useChat.setState({ loadingOlder: true });
  await readAbove().catch(() => undefined);
  useChat.setState({ loadingOlder: false });
}

/** Tells that everything shown has been read. */
export async function markRead(): Promise<void> {
  const { talk, timeline, personSeq } = useChat.getState();
  const seq = sinceOf(timeline);
  if (!talk || seq <= personSeq) return;
  useChat.setState({ personSeq: seq, unread: 0 });
  await chatCall(chatEndpoints.markRead, { body: { talk: talk.id, seq } }).catch(() => undefined);
}

/** Not more often than this while somebody types, in milliseconds. */
const TYPING_EVERY_MS = 3_000;
let shown = Number.NEGATIVE_INFINITY;

/** Tells the agent that something is being written. */
export function notifyTyping(): void {
  const { talk } = useChat.getState();
  if (talk?.state !== 'active' || !isKnown() || performance.now() - shown < TYPING_EVERY_MS) return;
  shown = performance.now();
  chatCall(chatEndpoints.typing, { body: { talk: talk.id } }).catch(() => undefined);
}
