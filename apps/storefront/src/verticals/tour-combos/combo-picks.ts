import { tourComboLimits } from '@app/contract/verticals/tour-combos/limits';
import { isLocalDate, type LocalDate } from '../../widgets/travel/dates/local-date.ts';

/**
 * A tour of a combo that is wanted, and on which departure. Without one it is still to be chosen: so stand optional tours
 * that were switched on.
 */
export type ComboPick = {
  readonly tourId: string;
  readonly departureId: string | null;
  readonly day: LocalDate | null;
};

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const PICK = new RegExp(`^(${ID})(?::(${ID}):(\\d{4}-\\d{2}-\\d{2}))?$`);

/** The picks in an address, `<tour>:<departure>:<day>` with commas between, each tour once; what cannot be read is left out. */
export function picksOf(text: string | undefined): ComboPick[] {
  const picks = new Map<string, ComboPick>();
  for (const part of (text ?? '').split(',')) {
    const [, tourId, departureId, day] = PICK.exec(part) ?? [];
    if (!tourId || picks.has(tourId)) continue;
    const dated = departureId !== undefined && isLocalDate(day);
    picks.set(tourId, { tourId, departureId: dated ? departureId : null, day: dated ? day : null });
  }
  return [...picks.values()].slice(0, tourComboLimits.tours);
}

/** The picks as a parameter of an address; null without any. */
export const picksParam = (picks: readonly ComboPick[]): string | null =>
  picks.length === 0
    ? null
    : picks
        .map(({ tourId, departureId, day }) => (departureId && day ? `${tourId}:${departureId}:${day}` : tourId))
        .join(',');

/** The picks with one of them put in place of that of the same tour. */
export const withPick = (picks: readonly ComboPick[], pick: ComboPick): ComboPick[] => [
  ...picks.filter(({ tourId }) => tourId !== pick.tourId),
  pick,
];

/** The picks without those of one tour. */
export const withoutPick = (picks: readonly ComboPick[], tour: string): ComboPick[] =>
  picks.filter(({ tourId }) => tourId !== tour);

/** The picks as calls take them, those that have a departure. */
export const pickedDepartures = (picks: readonly ComboPick[]): { tourId: string; departureId: string }[] =>
  picks.flatMap(({ tourId, departureId }) => (departureId ? [{ tourId, departureId }] : []));
