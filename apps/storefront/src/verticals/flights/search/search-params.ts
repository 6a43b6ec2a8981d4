import { tripParams } from '../trip-search.ts';
import type { RecentFlight } from './recent-flights.ts';

/** A search as parameters of the results' address. */
export const searchParams = (search: RecentFlight) => ({
  from: search.from.value,
  to: search.to.value,
  ...tripParams(search),
  stops: search.direct ? '0' : null,
});
