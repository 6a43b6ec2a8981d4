import { isApiError } from '@app/client/api-error';
import { textOf } from '@app/client/i18n';
import { randomKey } from '@app/client/idempotency';
import { chatEndpoints } from '@app/contract/chat/endpoints';
import type { ChatDraft } from '@app/contract/chat/message-schemas';
import { dropOutgoing, type Outgoing, putOutgoing, sinceOf, takeNewer } from '@app/contract/chat/timeline';
import { toast } from '../../ui/toast-store.ts';
import { becomeKnown, chatCall } from './chat-call.ts';
import { refresh } from './chat-line.ts';
import { type LocalDraft, useChat } from './chat-store.ts';

type Waiting = Outgoing<LocalDraft>;

const put = (one: Waiting): void => useChat.setState(({ timeline }) => ({ timeline: putOutgoing(timeline, one) }));

async function upload(one: Waiting): Promise<string> {
  const { draft } = one;
  if (draft.kind !== 'picture') return '';
  if (draft.url) return draft.url;
  const onProgress = (share: number) => put({ ...one, draft: { ...draft, share } });
  const { url } = await chatCall(chatEndpoints.uploadPicture, {}, { file: draft.file, onProgress });
  put({ ...one, draft: { ...draft, share: 1, url } });
  return url;
}

async function draftOf(one: Waiting): Promise<ChatDraft> {
  const { draft, clientId } = one;
  switch (draft.kind) {
    case 'text':
      return { kind: 'text', clientId, text: draft.text };
    case 'product':
      return { kind: 'product', clientId, productId: draft.product.id };
    case 'order':
      return { kind: 'order', clientId, orderId: draft.order.id };
    default:
      return { kind: 'picture', clientId, picture: await upload(one) };
  }
}

async function sendOne(one: Waiting): Promise<void> {
  await becomeKnown();
  const { talk, message } = await chatCall(chatEndpoints.sendMessage, { body: await draftOf(one) });
  const now = useChat.getState();
  const follows =
    now.talk?.id === talk &&
    (now.timeline.messages.length === 0 ? message.seq === 1 : message.seq === sinceOf(now.timeline) + 1);
  if (follows) useChat.setState({ timeline: takeNewer(now.timeline, [message]) });
  // Something came in between, or this began a talk: it is read with what is before it.
  else await refresh();
}

/** Nobody answers any more: what could not be sent goes into the form. */
function takeBack(one: Waiting): void {
  if (one.draft.kind === 'text') useChat.setState({ typed: one.draft.text });
  useChat.setState(({ timeline }) => ({ timeline: dropOutgoing(timeline, one.clientId) }));
  void refresh();
}

let sending = false;

/** Sends what waits, one after the other, in the order it was written. Stops at what fails. */
async function flush(): Promise<void> {
  if (sending) return;
  sending = true;
  try {
    for (;;) {
      const one = useChat.getState().timeline.outgoing.find((waiting) => !waiting.failed);
      if (!one) return;
      try {
        await sendOne(one);
        useChat.setState(({ timeline }) => ({ timeline: dropOutgoing(timeline, one.clientId) }));
      } catch (error) {
        if (isApiError(error) && error.key === 'chat.desk_closed') takeBack(one);
        else fail(one, error);
      }
    }
  } finally {
    sending = false;
  }
}

function fail(one: Waiting, error: unknown): void {
  const now = useChat.getState().timeline.outgoing.find((waiting) => waiting.clientId === one.clientId) ?? one;
  put({ ...now, failed: true });
  if (!isApiError(error, 'answer')) return;
  const [field] = Object.values(error.fields);
  toast(field ? textOf(field) : error.msg, 'warning');
}

/** Writes something; it is shown at once and sent as soon as it can be. */
export function write(draft: LocalDraft): void {
  put({ clientId: randomKey(), draft, failed: false, at: new Date().toISOString() });
  void flush();
}

/** Sends again what failed, with the id it had: what has arrived after all stands once. */
export function sendAgain(clientId?: string): void {
  const { outgoing } = useChat.getState().timeline;
  for (const one of outgoing)
    if (one.failed && (!clientId || one.clientId === clientId)) put({ ...one, failed: false });
  void flush();
}

/** Takes back what could not be sent. */
export function discard(clientId: string): void {
  const one = useChat.getState().timeline.outgoing.find((waiting) => waiting.clientId === clientId);
  if (one?.draft.kind === 'picture') URL.revokeObjectURL(one.draft.preview);
  useChat.setState(({ timeline }) => ({ timeline: dropOutgoing(timeline, clientId) }));
}
