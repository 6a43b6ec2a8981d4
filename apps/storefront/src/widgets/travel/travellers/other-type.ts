import type { AgeType } from '@app/contract/travel/person-schemas';
import type { BookingValues } from '../booking/booking-form.ts';
import { lapField, passengerField } from './traveller-rules.ts';

const ORDER: readonly AgeType[] = ['adult', 'child', 'baby'];

type Moved = {
  /** The types of all, in the order in which they are named then. */
  readonly types: readonly AgeType[];
  /** Who is chosen at each place, and the lap of each baby; empty where that is to be chosen again. */
  readonly values: BookingValues;
  /** Where each stood before, from 0. */
  readonly places: readonly number[];
};

/**
 * Returns the places of a booking form once the traveller at `index` has another type: they come last among those of it, all
 * others keep their order. Babies stay on the lap of their adult while that is one still; a new baby, and one that lost
 * theirs, gets the first free lap.
 */
export function withOtherType(
  values: BookingValues,
  of: { readonly types: readonly AgeType[]; readonly index: number; readonly type: AgeType },
): Moved {
  const places = of.types.map((type, old) => ({ old, type }));
  const rest = places.filter(({ old }) => old !== of.index);
  const moved = ORDER.flatMap((type) => [
    ...rest.filter((place) => place.type === type),
    ...(type === of.type ? [{ old: of.index, type }] : []),
  ]);
  const adults = moved.flatMap(({ type }, index) => (type === 'adult' ? [String(index + 1)] : []));
  const lapOf = (old: number): string => {
    const adult = moved.findIndex((place) => String(place.old + 1) === values[lapField(old)]);
    return moved[adult]?.type === 'adult' ? String(adult + 1) : '';
  };
  const taken = new Set(moved.flatMap(({ type, old }) => (type === 'baby' ? [lapOf(old)] : [])));
  const free = adults.filter((adult) => !taken.has(adult));
  return {
    types: moved.map(({ type }) => type),
    places: moved.map(({ old }) => old),
    values: Object.fromEntries(
      moved.flatMap(({ old, type }, index) => [
        [passengerField(index), values[passengerField(old)] ?? ''],
        ...(type === 'baby' ? [[lapField(index), lapOf(old) || (free.shift() ?? '')]] : []),
      ]),
    ),
  };
}
