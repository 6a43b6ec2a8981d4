import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { dropOutgoing, putOutgoing } from '@app/contract/chat/timeline';
import { uuidV7 } from '@app/kernel/ids';
import { request } from '../../../api/request';
import { useFailureNote } from '../../../ui/use-action';
import { useTalkNews } from './use-talk-news';
import { type Draft, type TalkTimeline, useTimeline } from './use-timeline';

/** What one writes into a talk, shown from the moment it is written: a message that was refused waits to be sent again. */
function useOutgoing(id: string, { known, change, read }: Pick<TalkTimeline, 'known' | 'change' | 'read'>) {
  const note = useFailureNote();
  const deliver = async (clientId: string, draft: Draft): Promise<void> => {
    const at = new Date().toISOString();
    change((now) => putOutgoing(now, { clientId, draft, failed: false, at }));
    try {
      await request(calls.send, { params: { id }, body: { ...draft, clientId } });
      await read();
      change((now) => dropOutgoing(now, clientId));
    } catch (error) {
      change((now) => putOutgoing(now, { clientId, draft, failed: true, at }));
      note(error);
    }
  };
  return {
    send: (draft: Draft) => deliver(uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(16))), draft),
    sendAgain: (clientId: string) => {
      const one = known.current.outgoing.find((waiting) => waiting.clientId === clientId);
      if (one) void deliver(clientId, one.draft);
    },
    discard: (clientId: string) => change((now) => dropOutgoing(now, clientId)),
  };
}

/**
 * Follows one talk: everything in it, once and in order, over breaks of the line; and what one writes, from the moment it
 * is written. `live` tells whether the line stands.
 */
export function useTalk(id: string) {
  const talk = useTimeline(id);
  const live = useTalkNews(id, talk);
  const outgoing = useOutgoing(id, talk);
  return { timeline: talk.timeline, ...talk.marks, live, older: talk.older, retryRead: talk.read, ...outgoing };
}
export type Talk = ReturnType<typeof useTalk>;
