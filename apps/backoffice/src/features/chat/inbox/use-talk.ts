import type { ChatDraft, ChatMessage } from '@app/contract/chat/message-schemas';
import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import {
  dropOutgoing,
  emptyTimeline,
  putOutgoing,
  sinceOf,
  type Timeline,
  takeNewer,
  takeOlder,
} from '@app/contract/chat/timeline';
import { uuidV7 } from '@app/kernel/ids';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isReady, listenTo } from '../../../api/live-line';
import { request } from '../../../api/request';
import { useFailureNote } from '../../../ui/use-action';

export type Draft = ChatDraft extends infer D ? (D extends { clientId: string } ? Omit<D, 'clientId'> : never) : never;
export type InboxTimeline = Timeline<ChatMessage, Draft>;
type Marks = { personSeq: number; more: boolean; typing: boolean; failed: unknown };

const STRETCH = '50';
/** How often a talk is asked for without and with a line, in milliseconds. */
const ASK_MS = { withoutLine: 4_000, withLine: 30_000 } as const;
const TYPING_MS = 5_000;

/**
 * Follows one talk: everything in it, once and in order, over breaks of the line; and what one writes, from the moment it
 * is written. `live` tells whether the line stands.
 */
export function useTalk(id: string) {
  const [timeline, setTimeline] = useState<InboxTimeline>(emptyTimeline);
  const [marks, setMarks] = useState<Marks>({ personSeq: 0, more: false, typing: false, failed: null });
  const [live, setLive] = useState(isReady);
  const known = useRef(timeline);
  const reading = useRef(false);
  const again = useRef(false);
  const note = useFailureNote();

  const change = useCallback((next: (now: InboxTimeline) => InboxTimeline) => {
    known.current = next(known.current);
    setTimeline(known.current);
  }, []);

  const read = useCallback(async (): Promise<void> => {
    if (reading.current) {
      again.current = true;
      return;
    }
    reading.current = true;
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
          // An answer may be older than a mark that was told meanwhile.
          personSeq: Math.max(now.personSeq, answer.personSeq),
          ...(first ? { more: answer.more } : {}),
          ...(wrote ? { typing: false } : {}),
        }));
        if (first || !answer.more) break;
      }
    } catch (failed) {
      setMarks((now) => ({ ...now, failed }));
    } finally {
      reading.current = false;
      if (again.current) {
        again.current = false;
        void read();
      }
    }
  }, [id, change]);

  useEffect(() => {
    void read();
    let typing: ReturnType<typeof setTimeout> | undefined;
    const ofThis = (work: (data: Record<string, unknown>) => void) => (data: Record<string, unknown>) => {
      if (data.talk === id) work(data);
    };
    const ends = [
      listenTo('ready', () => {
        setLive(true);
        void read();
      }),
      listenTo('lost', () => setLive(false)),
      listenTo(
        'chat.message',
        ofThis(() => void read()),
      ),
      listenTo(
        'chat.changed',
        ofThis(() => void read()),
      ),
      listenTo(
        'chat.read',
        ofThis(({ by, seq }) => {
          if (by === 'person') setMarks((now) => ({ ...now, personSeq: Math.max(now.personSeq, Number(seq) || 0) }));
        }),
      ),
      listenTo(
        'chat.typing',
        ofThis(({ by }) => {
          if (by !== 'person') return;
          setMarks((now) => ({ ...now, typing: true }));
          clearTimeout(typing);
          typing = setTimeout(() => setMarks((now) => ({ ...now, typing: false })), TYPING_MS);
        }),
      ),
    ];
    return () => {
      clearTimeout(typing);
      for (const end of ends) end();
    };
  }, [id, read]);

  useEffect(() => {
    const timer = setInterval(() => void read(), live ? ASK_MS.withLine : ASK_MS.withoutLine);
    return () => clearInterval(timer);
  }, [live, read]);

  const older = async (): Promise<void> => {
    const before = known.current.messages[0]?.seq;
    if (!before || before === 1) return;
    const query = { before: String(before), limit: STRETCH };
    const answer = await request(calls.messages, { params: { id }, query });
    change((now) => takeOlder(now, answer.list));
    setMarks((now) => ({ ...now, more: answer.more }));
  };

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
    timeline,
    ...marks,
    live,
    older,
    retryRead: read,
    send: (draft: Draft) => deliver(uuidV7(Date.now(), crypto.getRandomValues(new Uint8Array(16))), draft),
    sendAgain: (clientId: string) => {
      const one = known.current.outgoing.find((waiting) => waiting.clientId === clientId);
      if (one) void deliver(clientId, one.draft);
    },
    discard: (clientId: string) => change((now) => dropOutgoing(now, clientId)),
  };
}
export type Talk = ReturnType<typeof useTalk>;
