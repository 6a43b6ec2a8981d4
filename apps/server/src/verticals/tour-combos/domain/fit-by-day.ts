import { cheapestFit, type FitDeparture } from './combo-fit.ts';

/** The cheapest departures that fit together and of which the first is on a day; null where none do. */
export function cheapestFitOn<T extends FitDeparture>(
  parts: readonly (readonly T[])[],
  windowDays: number,
  day: number,
): readonly T[] | null {
  const within = parts.map((part) => part.filter((one) => one.day >= day && one.day <= day + windowDays));
  const sum = (fit: readonly T[]): number => fit.reduce((all, { usd }) => all + usd, 0);
  let best: readonly T[] | null = null;
  for (const [first, part] of within.entries()) {
    const onDay = part.filter((one) => one.day === day);
    const fit = cheapestFit(
      within.map((others, index) => (index === first ? onDay : others)),
      windowDays,
    );
    if (fit && (best === null || sum(fit) < sum(best))) best = fit;
  }
  return best;
}

/** The days on which departures of any part begin, rising. */
export const firstDays = (parts: readonly (readonly FitDeparture[])[]): number[] =>
  [...new Set(parts.flat().map(({ day }) => day))].sort((a, b) => a - b);
