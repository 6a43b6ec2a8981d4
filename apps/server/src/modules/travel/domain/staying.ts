import type { BookedGuest } from '../db/guest.repo.ts';

/** Guests who stay, by their positions of before, in their order: whoever sits on a lap sits on that of the same person. Without positions all stay. */
export function staying(guests: readonly BookedGuest[], stays: readonly number[] | undefined): readonly BookedGuest[] {
  if (!stays) return guests;
  const placeOf = (position: number | null): number | null =>
    position === null ? null : stays.indexOf(position) + 1 || null;
  return stays.flatMap((position) => {
    const guest = guests[position - 1];
    return guest ? [{ ...guest, infantOf: placeOf(guest.infantOf) }] : [];
  });
}
