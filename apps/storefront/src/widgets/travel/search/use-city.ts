import { useEndpoint } from '@app/client/use-endpoint';
import { travelEndpoints } from '@app/contract/travel/endpoints';

/** Cities change when staff edit them, which is seldom. */
const FRESH_MS = 300_000;

/** The city that is searched, by its id; null until it is known, and where none is named. */
export function useCity(id: string | undefined) {
  const read = useEndpoint(travelEndpoints.cities, { query: {} }, { enabled: id !== undefined, staleTime: FRESH_MS });
  return read.data?.find((one) => one.id === id) ?? null;
}
