import { type Day, nightsOf } from '@app/kernel/local-day';

type Stay = { readonly checkIn: Day; readonly checkOut: Day };

/** How many of a stay's nights another one gives up, of how many. */
export function givenUp(now: Stay, wanted: Stay): { readonly part: number; readonly of: number } {
  const nights = nightsOf(now.checkIn, now.checkOut);
  const part = nights.filter((night) => night < wanted.checkIn || night >= wanted.checkOut).length;
  return { part, of: nights.length };
}

/** How many of another stay's nights a stay does not have. */
export const newNights = (now: Stay, wanted: Stay): number => givenUp(wanted, now).part;
