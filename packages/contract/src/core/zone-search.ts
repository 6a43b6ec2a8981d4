import { searchFold } from '@app/kernel/search-fold';
import { oldNames } from './time-zone.ts';
import { citiesOf } from './zone-cities.ts';

const fold = (text: string): string => searchFold(text).replaceAll('_', ' ');

/** What a zone is looked for by, folded: its names of today and before, its cities, and what else is shown of it. */
export const zoneWords = (zone: string, shown = ''): string =>
  fold(`${zone} ${oldNames(zone)} ${citiesOf(zone)} ${shown}`);

/** Whether a zone with these words holds every word of what was typed, whatever its accents and case. */
export const findsZone = (words: string, typed: string): boolean =>
  fold(typed)
    .split(/\s+/)
    .every((word) => words.includes(word));
