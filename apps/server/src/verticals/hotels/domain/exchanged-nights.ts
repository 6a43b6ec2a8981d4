import { type Day, nightsOf } from '@app/kernel/local-day';
import type { Exchange } from '../../../modules/travel/public.ts';

type Stay = { readonly checkIn: Day; readonly checkOut: Day };

/** How many of a stay's nights another one gives up, of how many, and how many it has itself. */
export function exchanged(now: Stay, wanted: Stay): Exchange {
  const nights = nightsOf(now.checkIn, now.checkOut);
  const part = nights.filter((night) => night < wanted.checkIn || night >= wanted.checkOut).length;
  return { part, of: nights.length, becomes: nightsOf(wanted.checkIn, wanted.checkOut).length };
}

/** How many of another stay's nights a stay does not have. */
export const newNights = (now: Stay, wanted: Stay): number => exchanged(wanted, now).part;
