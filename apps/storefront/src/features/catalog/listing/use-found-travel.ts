import { useEndpoint } from '@app/client/use-endpoint';
import { findEndpoints } from '@app/contract/travel/find-endpoints';
import type { TravelFound } from '@app/contract/travel/find-schemas';

const NOTHING: readonly TravelFound[] = [];

/** What of travel a word finds; nothing for an empty one, and where it cannot be asked: goods are found all the same. */
export function useFoundTravel(word: string): readonly TravelFound[] {
  const keyword = word.trim();
  const answer = useEndpoint(
    findEndpoints.findTravel,
    { query: { keyword } },
    { enabled: keyword !== '', keepPrevious: true, staleTime: 60_000 },
  );
  return keyword === '' ? NOTHING : (answer.data ?? NOTHING);
}
