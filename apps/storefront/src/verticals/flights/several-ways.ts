import { flightLimits } from '@app/contract/verticals/flights/limits';
import { place, sliceKey } from '@app/contract/verticals/flights/trip-schemas';
import { addDays, daysBetween, isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';
import { USUAL_DAYS } from './trip-search.ts';

/** One way of a trip to several cities: between which places, as an address names them, and when. */
export type Way = { readonly from: string; readonly to: string; readonly day: LocalDate };

/** The fewest ways of a trip to several cities. */
export const LEAST_WAYS = 2;

/** Ways as one word of an address: `<from>.<to>.<day>` with `*` between them. */
export const waysText = (ways: readonly Way[]): string =>
  ways.map(({ from, to, day }) => `${from}.${to}.${day}`).join('*');

/** Returns a day, or the nearest possible one: not over, not too far, and not before that of the way before. */
function possibleDay(day: string | undefined, earliest: LocalDate, latest: LocalDate): LocalDate {
  if (!isLocalDate(day) || day < earliest) return earliest;
  return day > latest ? latest : day;
}

/** Reads such a word; null where it is none. Days that are over or reversed become the first possible ones. */
export function readWays(text: string | undefined, today: LocalDate): readonly Way[] | null {
  const parts = (text ?? '').split('*').map((part) => part.split('.'));
  if (parts.length < LEAST_WAYS || parts.length > flightLimits.slices) return null;
  const ways: Way[] = [];
  for (const [from, to, day, ...more] of parts) {
    const areSound = [from, to].every((end) => place.safeParse(end).success) && from !== to && more.length === 0;
    if (from === undefined || to === undefined || !areSound) return null;
    const before = ways.at(-1)?.day;
    // A day of grace: at the airport it may still be yesterday, and over the date line a way lands the day before it left.
    const earliest = before ? addDays(before, -1) : addDays(today, -1);
    ways.push({ from, to, day: possibleDay(day, earliest, addDays(today, flightLimits.daysAhead + 1)) });
  }
  return ways;
}

/** Reads what was chosen of the first ways: as far as it can be read, and never of the last way. */
export function chosenIn(text: string | undefined, ways: readonly Way[]): string[] {
  const keys = (text ?? '').split(',');
  const unreadable = keys.findIndex((key) => !sliceKey.safeParse(key).success);
  return keys.slice(0, Math.min(unreadable < 0 ? keys.length : unreadable, ways.length - 1));
}

/** The ways on their own days while these are to come; else all moved on alike, so that they begin after the usual days. */
export function waysAhead(ways: readonly Way[], today: LocalDate): readonly Way[] {
  const [first] = ways;
  if (!first || first.day >= today) return ways;
  const moved = daysBetween(first.day, addDays(today, USUAL_DAYS));
  return ways.map((way) => ({ ...way, day: addDays(way.day, moved) }));
}

/** The ways with other ends of one of them; the next one begins at a new destination where it began at the former and does not lead there. */
export function withEnds(ways: readonly Way[], at: number, ends: Partial<Pick<Way, 'from' | 'to'>>): Way[] {
  const former = ways[at]?.to;
  return ways.map((way, index) => {
    if (index === at) return { ...way, ...ends };
    const follows = index === at + 1 && way.from === former && way.to !== ends.to;
    return follows && ends.to ? { ...way, from: ends.to } : way;
  });
}

/** The ways with another day for one of them; later ones that would leave before it move to the same day. */
export const withDay = (ways: readonly Way[], at: number, day: LocalDate): Way[] =>
  ways.map((way, index) => {
    if (index < at) return way;
    return index === at || way.day < day ? { ...way, day } : way;
  });

/** Whether two ways are one trip there and back. */
export const isThereAndBack = ([out, back, ...more]: readonly Pick<Way, 'from' | 'to'>[]): boolean =>
  out !== undefined && back !== undefined && more.length === 0 && out.from === back.to && out.to === back.from;
