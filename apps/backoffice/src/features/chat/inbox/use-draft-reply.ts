import { staffChatEndpoints as calls } from '@app/contract/chat/staff-endpoints';
import type { Canned, InboxTalk } from '@app/contract/chat/staff-schemas';
import { localize } from '@app/contract/core/locale';
import type { TextAreaRef } from 'antd/es/input/TextArea';
import { type KeyboardEvent, useRef, useState } from 'react';
import { request } from '../../../api/request';
import { useCannedSearch } from './use-canned-search';
import type { Talk } from './use-talk';

const TYPING_EVERY_MS = 3_000;

/** Returns what lets the customer see, every few seconds at most, that somebody writes. */
function useTypingSign(id: string): () => void {
  const shown = useRef(Number.NEGATIVE_INFINITY);
  return () => {
    if (performance.now() - shown.current < TYPING_EVERY_MS) return;
    shown.current = performance.now();
    request(calls.typing, { params: { id }, body: {} }).catch(() => undefined);
  };
}

/** A reply as it is written. `/` searches the canned ones, which are put in in the customer's language. */
export function useDraftReply(talk: InboxTalk, line: Talk) {
  const [words, setWords] = useState('');
  const box = useRef<TextAreaRef>(null);
  const canned = useCannedSearch(words);
  const showTyping = useTypingSign(talk.id);

  const type = (value: string) => {
    setWords(value);
    canned.restart();
    if (value !== '' && !value.startsWith('/')) showTyping();
  };
  const insert = (reply: Canned) => {
    setWords(localize(reply.text as Parameters<typeof localize>[0], talk.locale));
    box.current?.focus();
  };
  const send = () => {
    const text = words.trim();
    if (text === '') return;
    setWords('');
    void line.send({ kind: 'text', text });
  };
  /** Returns whether the key was for the search. */
  const onSearchKey = (key: string): boolean => {
    const reply = canned.found[canned.marked];
    if (key === 'ArrowDown') canned.step(1);
    else if (key === 'ArrowUp') canned.step(-1);
    else if (key === 'Escape') setWords('');
    else if (key === 'Enter' && reply) insert(reply);
    else return key === 'Enter';
    return true;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.shiftKey) return;
    const taken = canned.searching ? onSearchKey(event.key) : event.key === 'Enter';
    if (!taken) return;
    event.preventDefault();
    if (!canned.searching) send();
  };
  return { words, box, canned, type, insert, send, onKey, canSend: words.trim() !== '' && !canned.searching };
}
