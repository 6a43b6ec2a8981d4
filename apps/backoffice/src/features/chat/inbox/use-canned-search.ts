import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import { useState } from 'react';
import { useAnswer } from '../../../api/use-answer';
import { matching } from './canned-choice';

/** The canned replies that are searched with `/`, one of them marked; `searching` is false while something else is written. */
export function useCannedSearch(words: string) {
  const [marked, setMarked] = useState(0);
  const canned = useAnswer(calls.listCanned, {}, { keepMs: 60_000 });
  const searching = words.startsWith('/');
  const found = searching ? matching(canned.data ?? [], words.slice(1)) : [];
  return {
    searching,
    found,
    marked,
    /** Marks the one below or above, round and round. */
    step: (by: number) => setMarked((now) => (now + by + found.length) % Math.max(1, found.length)),
    restart: () => setMarked(0),
  };
}
