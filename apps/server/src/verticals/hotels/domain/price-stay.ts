import type { RoomParty } from '@app/contract/travel/rooms';
import { nightUsd, type PlanTerms, partyUsd } from './room-price.ts';

/** A stay's price in cents of USD: `nightlyUsd` of all rooms by night and `roomsUsd` of all nights by room sum to `listUsd`. */
export type PricedStay = {
  readonly nightlyUsd: readonly number[];
  readonly roomsUsd: readonly number[];
  readonly listUsd: number;
  readonly taxUsd: number;
  readonly totalUsd: number;
};

/**
 * Divides whole numbers that are not negative, halves to the even one: as the kernel does with any integers, but quick.
 * Both and their product stay far below 2^53 here: a stay costs less than 10^10 cents.
 */
export function quickHalfEven(numerator: number, denominator: number): number {
  const down = Math.floor(numerator / denominator);
  const twice = (numerator - down * denominator) * 2;
  return twice > denominator || (twice === denominator && down % 2 === 1) ? down + 1 : down;
}

/** A stay's tax in cents, as the price pipeline has it. */
export const taxOf = (usd: number, taxBp: number): number => quickHalfEven(usd * taxBp, 10_000);

/** Prices rooms for nights whose calendar prices are given. Null when one of them is not for sale. */
export function priceStay(
  calendarUsd: readonly number[],
  of: { readonly rooms: readonly RoomParty[]; readonly terms: PlanTerms; readonly taxBp: number },
): PricedStay | null {
  const changes = of.rooms.map((room) => partyUsd(of.terms, room));
  const nightlyUsd = calendarUsd.map(() => 0);
  const roomsUsd = changes.map(() => 0);
  for (const [night, usd] of calendarUsd.entries()) {
    for (const [room, change] of changes.entries()) {
      const price = nightUsd(usd, change);
      if (price === null) return null;
      nightlyUsd[night] = (nightlyUsd[night] ?? 0) + price;
      roomsUsd[room] = (roomsUsd[room] ?? 0) + price;
    }
  }
  const listUsd = roomsUsd.reduce((sum, usd) => sum + usd, 0);
  const taxUsd = taxOf(listUsd, of.taxBp);
  return { nightlyUsd, roomsUsd, listUsd, taxUsd, totalUsd: listUsd + taxUsd };
}

/** The average of one room and night with taxes, half cents to the even one. */
export const nightlyAverage = (totalUsd: number, nights: number, rooms: number): number =>
  quickHalfEven(totalUsd, nights * rooms);
