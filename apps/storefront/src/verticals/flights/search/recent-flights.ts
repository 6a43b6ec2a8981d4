import { CABINS } from '@app/contract/verticals/flights/facts';
import { partyFlaw } from '@app/contract/verticals/flights/party';
import { isLocalDate } from '../../../widgets/travel/dates/local-date.ts';
import type { RecentStore } from '../../../widgets/travel/search/use-recent-searches.ts';
import type { FlightTrip } from '../trip-search.ts';

/** A place as an address names it, with its name. */
export type NamedPlace = { readonly value: string; readonly name: string; readonly codes: readonly string[] };

/** A search of flights: between which places, when, for whom, and whether without stops. */
export type RecentFlight = FlightTrip & {
  readonly from: NamedPlace;
  readonly to: NamedPlace;
  readonly direct: boolean;
};

const isPlace = (value: unknown): value is NamedPlace => {
  const { value: id, name, codes } = (value ?? {}) as Partial<NamedPlace>;
  return typeof id === 'string' && typeof name === 'string' && Array.isArray(codes);
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
  const { from, to, day, back, party, cabin, direct } = (value ?? {}) as Partial<RecentFlight>;
  return (
    isPlace(from) &&
    isPlace(to) &&
    isLocalDate(day) &&
    (back === null || isLocalDate(back)) &&
    isParty(party) &&
    CABINS.some((one) => one === cabin) &&
    typeof direct === 'boolean'
  );
};

/** The flight searches of this device: of use until they begin, the same places and days once. */
export const recentFlights: RecentStore<RecentFlight> = {
  record: 'recent_flight_searches',
  is: isRecent,
  isAhead: ({ day }, today) => day >= today,
  isSame: (a, b) => a.from.value === b.from.value && a.to.value === b.to.value && a.day === b.day && a.back === b.back,
};

/** Places that a sheet offers again. */
const PLACES_AT_MOST = 4;

/** The values of the places searched for last, newest first, each once, without `other`: the place at the other end. */
export const recentPlaces = (searches: readonly RecentFlight[], other: string | undefined): readonly string[] =>
  [...new Set(searches.flatMap(({ from, to }) => [to.value, from.value]))]
    .filter((value) => value !== other)
    .slice(0, PLACES_AT_MOST);
