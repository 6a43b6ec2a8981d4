import type { Passenger } from '@app/contract/travel/person-schemas';
import type { BookingValues } from '../booking/booking-form.ts';
import { flawOfKept, passengerField, type TravellerRules } from './traveller-rules.ts';

/**
 * Returns who travels where that can only be those who are saved: of a type with as many places as saved travellers who may take one.
 * Places that somebody has, and types of which others could travel too, are left out.
 */
export function likelyTravellers(
  values: BookingValues,
  kept: readonly Passenger[],
  rules: TravellerRules,
): Readonly<Record<string, string>> {
  const places = rules.types.map((type, index) => ({ type, field: passengerField(index) }));
  const named = new Set(places.map(({ field }) => values[field]));
  return Object.fromEntries(
    [...Map.groupBy(places, ({ type }) => type)].flatMap(([type, of]) => {
      const open = of.filter(({ field }) => !values[field]);
      const fitting = kept.filter((one) => !named.has(one.id) && flawOfKept(one, type, rules) === undefined);
      return fitting.length === open.length ? open.map(({ field }, at) => [field, fitting[at]?.id ?? '']) : [];
    }),
  );
}
