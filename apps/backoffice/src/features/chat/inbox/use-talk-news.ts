import { useEffect, useState } from 'react';
import { isReady, listenTo } from '../../../api/live-line';
import type { TalkTimeline } from './use-timeline';

/** How often a talk is asked for without and with a line, in milliseconds. */
const ASK_MS = { withoutLine: 4_000, withLine: 30_000 } as const;
const TYPING_MS = 5_000;

/** Brings what happens in a talk into its timeline, by the line or by asking. Returns whether the line stands. */
export function useTalkNews(id: string, { read, setMarks }: Pick<TalkTimeline, 'read' | 'setMarks'>): boolean {
  const [live, setLive] = useState(isReady);

  useEffect(() => {
    void read();
    let typing: ReturnType<typeof setTimeout> | undefined;
    const ofThis = (work: (data: Record<string, unknown>) => void) => (data: Record<string, unknown>) => {
      if (data.talk === id) work(data);
    };
    const readOfThis = ofThis(() => void read());
    const ends = [
      listenTo('ready', () => {
        setLive(true);
        void read();
      }),
      listenTo('lost', () => setLive(false)),
      listenTo('chat.message', readOfThis),
      listenTo('chat.changed', readOfThis),
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
  }, [id, read, setMarks]);

  useEffect(() => {
    const timer = setInterval(() => void read(), live ? ASK_MS.withLine : ASK_MS.withoutLine);
    return () => clearInterval(timer);
  }, [live, read]);

  return live;
}
