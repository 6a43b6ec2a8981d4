import { DAY } from '@app/kernel/clock';
import type { StoredDeparture } from '../../tours/public.ts';

/** A departure as it is put beside others. */
export const timed = (departure: StoredDeparture) => ({
  departure,
  day: Date.parse(departure.day) / DAY,
  startsAt: departure.startsAt.getTime() / 1_000,
  endsAt: departure.endsAt.getTime() / 1_000,
  usd: departure.priceBp,
});
