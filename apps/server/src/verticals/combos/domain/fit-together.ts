import type { OfferedPart, TimeTaken } from '../../../modules/travel/public.ts';

const overlap = (a: TimeTaken, b: TimeTaken): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

/** Whether some times overlap others. */
export const isTaken = (times: readonly TimeTaken[], taken: readonly TimeTaken[]): boolean =>
  times.some((one) => taken.some((other) => overlap(one, other)));

/** Slots whose times overlap those of a slot before them, such as a dinner before the landing. */
export const overlapping = (parts: readonly Pick<OfferedPart, 'slot' | 'taken'>[]): string[] =>
  parts.flatMap(({ slot, taken }, index) =>
    parts.slice(0, index).some((before) => isTaken(taken, before.taken)) ? [slot] : [],
  );
