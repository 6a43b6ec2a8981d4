import type { RoomParty } from '@app/contract/travel/rooms';

/** What people of one plan pay. Cents of USD a night, without taxes. */
export type PlanTerms = {
  readonly baseAdults: number;
  readonly extraAdultUsd: number;
  readonly singleOffUsd: number;
  readonly childBands: readonly { readonly from: number; readonly to: number; readonly usd: number }[];
};

export type RoomLimits = { readonly maxAdults: number; readonly maxChildren: number; readonly maxGuests: number };

/** Whether these people may sleep in one such room. */
export const fits = (room: RoomLimits, { adults, childAges }: RoomParty): boolean =>
  adults >= 1 &&
  adults <= room.maxAdults &&
  childAges.length <= room.maxChildren &&
  adults + childAges.length <= room.maxGuests;

/**
 * What the people of one room add to a night's price, or take off it: adults beyond the base, children by the band of
 * their age (those in none as adults beyond the base), one adult alone. The rest of the price never goes below a cent.
 */
export function partyUsd(terms: PlanTerms, { adults, childAges }: RoomParty): number {
  if (adults === 1 && childAges.length === 0) return -terms.singleOffUsd;
  const children = childAges.reduce((sum, age) => {
    const band = terms.childBands.find(({ from, to }) => age >= from && age <= to);
    return sum + (band ? band.usd : terms.extraAdultUsd);
  }, 0);
  return Math.max(0, adults - terms.baseAdults) * terms.extraAdultUsd + children;
}

/** One room's night: the price of the calendar and what its people change. Null when the night is not for sale. */
export const nightUsd = (calendarUsd: number, changeUsd: number): number | null =>
  calendarUsd === 0 ? null : Math.max(1, calendarUsd + changeUsd);
