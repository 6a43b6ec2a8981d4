import type { OpeningHours } from './views.ts';

const DAY_MINUTES = 1_440;

/** Minutes since midnight of an hour such as `19:30`. */
export const minutesOf = (hour: string): number => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3));

/** A stretch of opening in minutes since midnight of the day it began; beyond 1440 is past midnight. */
export type Period = { readonly opens: number; readonly closes: number; readonly lastSeating: number };

type Hours = Omit<OpeningHours, 'weekday'>;

export function periodOf({ opens, closes, lastSeating }: Hours): Period {
  const from = minutesOf(opens);
  const later = (hour: string): number => (minutesOf(hour) > from ? minutesOf(hour) : minutesOf(hour) + DAY_MINUTES);
  return {
    opens: from,
    closes: later(closes),
    lastSeating: minutesOf(lastSeating) === from ? from : later(lastSeating),
  };
}

/**
 * What is wrong with hours whose single fields are well-formed: guests sit down before it closes, stretches of a day do not
 * meet, and a night is over before the hour at which its own day opened, so that an hour names one time alone.
 */
export function nightFlaw(
  hours: readonly OpeningHours[],
): { readonly index: number; readonly field: 'opens' | 'closes' | 'lastSeating' } | null {
  const all = hours.map((one, index) => ({ ...periodOf(one), weekday: one.weekday, index }));
  for (const one of all) {
    if (one.lastSeating > one.closes) return { index: one.index, field: 'lastSeating' };
    const sameDay = all.filter(({ weekday }) => weekday === one.weekday);
    const first = Math.min(...sameDay.map(({ opens }) => opens));
    if (one.closes - DAY_MINUTES > first) return { index: one.index, field: 'closes' };
    const meets = sameDay.some(
      (other) => other.index !== one.index && other.opens <= one.opens && one.opens < other.closes,
    );
    if (meets) return { index: one.index, field: 'opens' };
  }
  return null;
}
