import { isLocalDate } from '../../../widgets/travel/dates/local-date.ts';
import { type FullParty, PARTY_LIMITS } from '../../../widgets/travel/search/party.ts';
import type { RecentStore } from '../../../widgets/travel/search/use-recent-searches.ts';
import type { Stay } from '../stay.ts';

/** A search that this device made: where, when and who. */
export type RecentStay = Stay & { readonly city: string; readonly name: string };

const isParty = (value: unknown): value is FullParty => {
  const { rooms, adults, childAges } = (value ?? {}) as Partial<FullParty>;
  return (
    typeof rooms === 'number' &&
    typeof adults === 'number' &&
    Array.isArray(childAges) &&
    childAges.every((age) => typeof age === 'number' && age <= PARTY_LIMITS.childAge)
  );
};

const isRecent = (value: unknown): value is RecentStay => {
  const { city, name, checkIn, checkOut, party } = (value ?? {}) as Partial<RecentStay>;
  return (
    typeof city === 'string' &&
    typeof name === 'string' &&
    isLocalDate(checkIn) &&
    isLocalDate(checkOut) &&
    isParty(party)
  );
};

/** The hotel searches of this device: of use until they begin, the same city and dates once. */
export const recentStays: RecentStore<RecentStay> = {
  record: 'recent_hotel_searches',
  is: isRecent,
  isAhead: ({ checkIn }, today) => checkIn >= today,
  isSame: (a, b) => a.city === b.city && a.checkIn === b.checkIn && a.checkOut === b.checkOut,
};
