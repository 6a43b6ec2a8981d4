import { searchFold } from '@app/kernel/search-fold';
import { oldNames } from './time-zone.ts';
import { citiesOf } from './zone-cities.ts';

const fold = (text: string): string => searchFold(text).replaceAll('_', ' ').replaceAll('.', '').trim();

/** Parts the names of a zone in what it is looked for by. */
const PARTING = '\n';

/**
 * What a zone is looked for by, folded: its names of today and before, the places they are called after, its cities, and what
 * else is shown of it.
 */
export function zoneWords(zone: string, shown = ''): string {
  const names = [zone, ...oldNames(zone).split(' ')];
  const places = names.map((name) => name.slice(name.lastIndexOf('/') + 1));
  return [...new Set([...names, ...places, ...citiesOf(zone), shown].map(fold))].filter(Boolean).join(PARTING);
}

/** A distance from Greenwich as people type it: UTC+2, +05:30, GMT-0300. */
const DISTANCE = /^(?:utc|gmt)? ?([+-])0?(\d{1,2})(?::?([0-5]\d))?$/;

/** What was typed, folded; a distance as it stands beside a zone, GMT+5:30. */
const asWritten = (typed: string): string =>
  fold(typed).replace(DISTANCE, (_, sign: string, hours: string, minutes = '00') =>
    minutes === '00' ? `gmt${sign}${hours}` : `gmt${sign}${hours}:${minutes}`,
  );

/** Whether a zone with these words holds every word of what was typed, whatever its accents and case. */
export const findsZone = (words: string, typed: string): boolean =>
  asWritten(typed)
    .split(/\s+/)
    .every((word) => words.includes(word));

/** Returns how near a zone is to what was typed, the nearest first: a name of it, the beginning of one, or a part. */
export function zoneDistance(words: string, typed: string): number {
  const wanted = fold(typed).replace(/\s+/g, ' ');
  const names = words.split(PARTING);
  if (names.includes(wanted)) return 0;
  return names.some((name) => name.startsWith(wanted)) ? 1 : 2;
}
