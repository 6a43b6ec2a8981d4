import { addDays, type Day, nightsBetween } from '@app/kernel/local-day';

export type StayDates = { readonly checkIn: Day; readonly checkOut: Day };

/** Days by which another stay may begin earlier or later, and nights by which it may be longer. */
const DAYS_AROUND = 14;
const NIGHTS_MORE = 6;
const MOST = 3;

/** Stays of as many nights that begin up to 14 days earlier or later, the nearest first, the later of two as near first. */
export function movedStays(asked: StayDates, first: Day): StayDates[] {
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  return Array.from({ length: DAYS_AROUND }, (_, near) => [near + 1, -near - 1])
    .flat()
    .map((days) => addDays(asked.checkIn, days))
    .filter((checkIn) => checkIn >= first)
    .map((checkIn) => ({ checkIn, checkOut: addDays(checkIn, nights) }));
}

/**
 * Returns up to three stays that can be had instead of one that cannot, nearest first: the shortest longer one from the same
 * day, then those of as many nights that begin up to 14 days earlier or later, the later of two as near first.
 */
export function nearestStays(
  asked: StayDates,
  of: { readonly first: Day; readonly mostNights: number; readonly isOpen: (stay: StayDates) => boolean },
): StayDates[] {
  const nights = nightsBetween(asked.checkIn, asked.checkOut);
  const stay = (checkIn: Day, length: number): StayDates => ({ checkIn, checkOut: addDays(checkIn, length) });
  const most = Math.min(nights + NIGHTS_MORE, of.mostNights);
  const longer = Array.from({ length: Math.max(0, most - nights) }, (_, more) =>
    stay(asked.checkIn, nights + more + 1),
  ).find(of.isOpen);
  const found = longer ? [longer] : [];
  for (const one of movedStays(asked, of.first)) {
    if (found.length >= MOST) break;
    if (of.isOpen(one)) found.push(one);
  }
  return found;
}
