import { limits } from '@app/contract/core/limits';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useGo } from '../../../shell/navigation.ts';
import { foundWay } from '../../../widgets/travel/search/found.ts';
import { useRecentSearches } from './use-recent-searches.ts';
import { type Suggestion, useSuggestions } from './use-suggestions.ts';

/** Where the arrow keys lead from an entry; -1 is the input itself. */
const afterKey = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return at + 1 >= count ? -1 : at + 1;
  if (key === 'ArrowUp') return at < 0 ? count - 1 : at - 1;
  return null;
};

/** What is typed and suggested, and where searching or a suggestion leads. `active` is the suggestion that Enter takes. */
export function useSearchEntry(keyword: string) {
  const go = useGo();
  const [typed, setTyped] = useState(keyword.slice(0, limits.searchKeyword));
  const [active, setActive] = useState(-1);
  const [closed, setClosed] = useState(keyword !== '');
  const input = useRef<HTMLInputElement>(null);
  const recent = useRecentSearches();
  const suggestions = useSuggestions(typed);
  const open = suggestions.length > 0 && !closed;

  const type = (value: string) => {
    setTyped(value);
    setActive(-1);
    setClosed(false);
    if (value === '') input.current?.focus();
  };
  const search = (words: string) => {
    const word = words.trim().slice(0, limits.searchKeyword);
    if (!word) return input.current?.focus();
    recent.add(word);
    setTyped(word);
    setClosed(true);
    go.to('productListing', { keyword: word });
  };
  const pick = (one: Suggestion) => {
    if (one.kind === 'category' && one.id) return go.to('productListing', { category: one.id });
    if (one.kind === 'product' && one.id) return go.to('productDetail', { id: one.id });
    if (one.found) {
      recent.add(typed.trim());
      return go.to(...foundWay(one.found));
    }
    search(one.text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that choose a word in an input method are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && open) {
      event.preventDefault();
      setClosed(true);
      setActive(-1);
      return;
    }
    const next = afterKey(event.key, open ? active : -1, suggestions.length);
    if (next === null || suggestions.length === 0) return;
    event.preventDefault();
    setClosed(false);
    setActive(next);
  };
  const submit = (words: string) => {
    const chosen = open ? suggestions[active] : undefined;
    if (chosen) pick(chosen);
    else search(words);
  };
  return { input, typed, type, search, submit, onKeyDown, recent, suggestions, open, active, pick };
}
