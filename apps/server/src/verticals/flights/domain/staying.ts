import type { BookedGuest } from '../../../modules/travel/public.ts';

/** Guests of whom some leave, by their positions, in their order: whoever sits on a lap sits on that of the same person. */
export function staying(guests: readonly BookedGuest[], leaving: readonly number[]): readonly BookedGuest[] {
  const stays = guests.map((_, index) => index + 1).filter((position) => !leaving.includes(position));
  const placeOf = (position: number | null): number | null =>
    position === null ? null : stays.indexOf(position) + 1 || null;
  return guests.flatMap((guest, index) =>
    leaving.includes(index + 1)
      ? []
      : [{ ...guest, unit: stays.indexOf(index + 1) + 1, infantOf: placeOf(guest.infantOf) }],
  );
}
