import { limits } from '@app/contract/core/limits';
import { isLocalDate, type LocalDate } from '../../widgets/travel/local-date.ts';
import { type FullParty, PARTY_LIMITS } from '../../widgets/travel/party.ts';
import type { Stay } from './stay.ts';

/** A search that this device made: where, when and who. */
export type RecentStay = Stay & { readonly city: string; readonly name: string };

const AT_MOST = Math.min(limits.recentSearches, 6);

const sameStay = (a: RecentStay, b: RecentStay): boolean =>
  a.city === b.city && a.checkIn === b.checkIn && a.checkOut === b.checkOut;

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

/** What the device kept, as far as it can be read and has not begun before `today`. */
export const readRecentStays = (kept: unknown, today: LocalDate): RecentStay[] =>
  Array.isArray(kept)
    ? kept
        .filter(isRecent)
        .filter((one) => one.checkIn >= today)
        .slice(0, AT_MOST)
    : [];

/** The list with a search in front; the same city and dates stand in it once. */
export const withRecentStay = (list: readonly RecentStay[], stay: RecentStay): RecentStay[] =>
  [stay, ...list.filter((one) => !sameStay(one, stay))].slice(0, AT_MOST);
