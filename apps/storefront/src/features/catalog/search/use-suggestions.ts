import { useEndpoint } from '@app/client/use-endpoint';
import { catalogEndpoints } from '@app/contract/catalog/endpoints';
import type { TravelFound } from '@app/contract/travel/find-schemas';
import { useSettled } from '../../../widgets/use-settled.ts';
import { useFoundTravel } from '../listing/use-found-travel.ts';

/** How long typing must pause before suggestions are asked for, in milliseconds. */
const PAUSE_MS = 200;

export type Suggestion = {
  readonly text: string;
  readonly kind: 'keyword' | 'category' | 'product' | 'travel';
  readonly id: string | null;
  /** What of travel it is. */
  readonly found?: TravelFound;
};

/** Suggestions of each sort that are offered at once. */
const GOODS = 6;
const TRAVEL = 8;

/**
 * What to offer for what has been typed: the typed words themselves first, then goods and what of travel they find. A failure
 * offers only the former. Answers belong to their keyword, so a late one never replaces a newer one.
 */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const word = typed.trim();
  const settled = useSettled(word, PAUSE_MS);
  const answer = useEndpoint(
    catalogEndpoints.suggest,
    { query: { keyword: settled } },
    { enabled: settled !== '', keepPrevious: true, staleTime: 60_000 },
  );
  const travel = useFoundTravel(settled);
  if (word === '') return [];
  const seen = new Set([word.toLowerCase()]);
  const offered = (settled === '' ? [] : (answer.data ?? [])).filter((one) => {
    if (one.kind !== 'keyword') return true;
    const isNew = !seen.has(one.text.toLowerCase());
    seen.add(one.text.toLowerCase());
    return isNew;
  });
  const trips = settled === '' ? [] : travel.slice(0, TRAVEL);
  return [
    { text: word, kind: 'keyword', id: null },
    ...offered.slice(0, GOODS),
    ...trips.map((found): Suggestion => ({ text: found.name, kind: 'travel', id: found.id, found })),
  ];
}
