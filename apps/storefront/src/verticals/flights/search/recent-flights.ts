import { CABINS } from '@app/contract/verticals/flights/facts';
import { partyFlaw } from '@app/contract/verticals/flights/party';
import { isLocalDate, type LocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { RecentStore } from '../../../widgets/travel/search/use-recent-searches.ts';
import type { FlightTrip } from '../trip-search.ts';

/** A place as an address names it, with its name. */
export type NamedPlace = { readonly value: string; readonly name: string; readonly codes: readonly string[] };

/** A search of flights: between which places, when, for whom, and whether without stops. */
export type RecentFlight = FlightTrip & {
  readonly from: NamedPlace;
  readonly to: NamedPlace;
  readonly direct: boolean;
  /** The ways of a trip to several cities; then `from`, `to` and `day` are of the first one. */
  readonly ways?: readonly NamedWay[];
};

export type NamedWay = { readonly from: NamedPlace; readonly to: NamedPlace; readonly day: LocalDate };

const isPlace = (value: unknown): value is NamedPlace => {
  const { value: id, name, codes } = (value ?? {}) as Partial<NamedPlace>;
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(codes);
};

const isWay = (value: unknown): value is NamedWay => {
  const { from, to, day } = (value ?? {}) as Partial<NamedWay>;
  return isPlace(from) && isPlace(to) && isLocalDate(day);
};

const isParty = (value: unknown): value is FlightTrip['party'] => {
  const { adults, childAges, babies } = (value ?? {}) as Partial<FlightTrip['party']>;
  return (
    typeof adults === 'number' &&
    typeof babies === 'number' &&
    Array.isArray(childAges) &&
    childAges.every((age) => typeof age === 'number') &&
    partyFlaw({ adults, childAges, babies }) === null
  );
};

const isRecent = (value: unknown): value is RecentFlight => {
  const { from, to, day, back, party, cabin, direct, ways } = (value ?? {}) as Partial<RecentFlight>;
  return (
    isPlace(from) &&
    isPlace(to) &&
    isLocalDate(day) &&
    (back === null || isLocalDate(back)) &&
    isParty(party) &&
    CABINS.some((one) => one === cabin) &&
    typeof direct === 'boolean' &&
    (ways === undefined || (Array.isArray(ways) && ways.every(isWay)))
  );
};

/** The places and days of a search. */
export const sameKey = ({ from, to, day, back, ways }: RecentFlight): string =>
  [{ from, to, day }, ...(ways ?? [])].map((way) => `${way.from.value} ${way.to.value} ${way.day}`).join() + back;

/** The flight searches of this device: of use until they begin, the same places and days once. */
export const recentFlights: RecentStore<RecentFlight> = {
  record: 'recent_flight_searches',
  is: isRecent,
  isAhead: ({ day }, today) => day >= today,
  isSame: (a, b) => sameKey(a) === sameKey(b),
};

/** Places that a sheet offers again. */
const PLACES_AT_MOST = 4;

/** The values of the places searched for last, newest first, each once, without `other`: the place at the other end. */
export const recentPlaces = (searches: readonly RecentFlight[], other: string | undefined): readonly string[] =>
  [
    ...new Set(
      searches.flatMap(({ from, to, ways = [] }) =>
        [{ from, to }, ...ways].flatMap((way) => [way.to.value, way.from.value]),
      ),
    ),
  ]
    .filter((value) => value !== other)
    .slice(0, PLACES_AT_MOST);
