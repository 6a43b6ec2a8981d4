import type { BookingValues } from '../booking/booking-form.ts';
import { lapField, passengerField } from './traveller-rules.ts';

/** Where each of `count` travellers stood before two exchange their places, from 0. */
export const swappedPlaces = (count: number, [one, other]: readonly [number, number]): number[] =>
  Array.from({ length: count }, (_, at) => (at === one ? other : at === other ? one : at));

/**
 * Returns the fields of a booking form that are other once two travellers of one type exchange their places: who stands there, and the lap
 * of every baby, which goes with its adult, and with the baby itself.
 */
export function withSwapped(values: BookingValues, of: { count: number; swap: readonly [number, number] }) {
  const places = swappedPlaces(of.count, of.swap);
  const after: BookingValues = {};
  for (const [at, before] of places.entries()) {
    after[passengerField(at)] = values[passengerField(before)] ?? '';
    const lap = values[lapField(before)];
    if (!lap) continue;
    const adult = places.indexOf(Number(lap) - 1);
    after[lapField(at)] = adult < 0 ? lap : String(adult + 1);
  }
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => value !== (values[field] ?? '')));
}
