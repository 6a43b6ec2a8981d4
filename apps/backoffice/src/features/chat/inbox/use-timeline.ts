import type { ChatDraft, ChatMessage } from '@app/contract/chat/message-schemas';
import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { emptyTimeline, sinceOf, type Timeline, takeNewer, takeOlder } from '@app/contract/chat/timeline';
import { useCallback, useRef, useState } from 'react';
import { request } from '../../../api/request';
import { useOneAtATime } from '../../../ui/use-one-at-a-time';

export type Draft = ChatDraft extends infer D ? (D extends { clientId: string } ? Omit<D, 'clientId'> : never) : never;
export type InboxTimeline = Timeline<ChatMessage, Draft>;
/** What is known beside the messages: up to where the person read, whether older ones exist, and whether they write now. */
type Marks = { personSeq: number; more: boolean; typing: boolean; failed: unknown };

const STRETCH = '50';

/** The messages of a talk in order, each once: `read` adds newer ones, `older` those before. */
export function useTimeline(id: string) {
  const [timeline, setTimeline] = useState<InboxTimeline>(emptyTimeline);
  const [marks, setMarks] = useState<Marks>({ personSeq: 0, more: false, typing: false, failed: null });
  const known = useRef(timeline);

  const change = useCallback((next: (now: InboxTimeline) => InboxTimeline) => {
    known.current = next(known.current);
    setTimeline(known.current);
  }, []);

  const readNewer = useCallback(async (): Promise<void> => {
    try {
      for (;;) {
        const first = known.current.messages.length === 0;
        const since = first ? {} : { since: String(sinceOf(known.current)) };
        const answer = await request(calls.messages, { params: { id }, query: { limit: STRETCH, ...since } });
        change((now) => takeNewer(now, answer.list));
        const wrote = answer.list.some((message) => message.by === 'person');
        setMarks((now) => ({
          ...now,
          failed: null,
          // An answer may be older than a mark that arrived meanwhile.
          personSeq: Math.max(now.personSeq, answer.personSeq),
          ...(first ? { more: answer.more } : {}),
          ...(wrote ? { typing: false } : {}),
        }));
        if (first || !answer.more) break;
      }
    } catch (failed) {
      setMarks((now) => ({ ...now, failed }));
    }
  }, [id, change]);
  const read = useOneAtATime(readNewer);

  const older = async (): Promise<void> => {
    const before = known.current.messages[0]?.seq;
    if (!before || before === 1) return;
    const query = { before: String(before), limit: STRETCH };
    const answer = await request(calls.messages, { params: { id }, query });
    change((now) => takeOlder(now, answer.list));
    setMarks((now) => ({ ...now, more: answer.more }));
  };

  return { timeline, marks, known, change, setMarks, read, older };
}
export type TalkTimeline = ReturnType<typeof useTimeline>;
