import { waysText } from '../several-ways.ts';
import { partyParams, tripParams } from '../trip-search.ts';
import type { RecentFlight } from './recent-flights.ts';

/** A search as parameters of the results' address. */
export const searchParams = (search: RecentFlight) => {
  const stops = search.direct ? '0' : null;
  const { from, to, ways } = search;
  if (!ways) return { from: from.value, to: to.value, ...tripParams(search), stops };
  const named = ways.map((way) => ({ from: way.from.value, to: way.to.value, day: way.day }));
  return { ways: waysText(named), ...partyParams(search.party, search.cabin), stops };
};
