import { refuse } from '@app/contract/core/refuse';
import { nightsBetween } from '@app/kernel/local-day';
import type { StoredDeparture } from '../../tours/public.ts';
import { neededTours, type StoredCombo } from './stored-combo.ts';

type Picked = Pick<StoredDeparture, 'id' | 'tourId' | 'day' | 'startsAt' | 'endsAt'>;
export type ComboPick = { readonly tourId: string; readonly departureId: string };

/** Picks that are no departure of their tour, of a tour that is not in the combo, or of one that was picked before. */
function strangePicks(
  picks: readonly ComboPick[],
  of: { readonly tours: readonly string[]; readonly departures: readonly Picked[] },
): number[] {
  return picks.flatMap(({ tourId, departureId }, index) => {
    const known = of.tours.includes(tourId) && picks.findIndex((one) => one.tourId === tourId) === index;
    const departure = of.departures.find(({ id }) => id === departureId);
    return known && departure?.tourId === tourId ? [] : [index];
  });
}

const byStart = (a: Picked, b: Picked): number => a.startsAt.getTime() - b.startsAt.getTime();

/**
 * The departures that were picked, in the order in which they begin. Refuses what does not fit, each at its field: what is no
 * departure of a tour of the combo, a tour that is missing, what begins too long after the first, and what begins before another has
 * ended.
 */
export function fittingDepartures<T extends Picked>(
  combo: Pick<StoredCombo, 'parts' | 'windowDays'>,
  picks: readonly ComboPick[],
  departures: readonly T[],
): T[] {
  const flaws: Record<string, string> = {};
  const flawAt = (index: number, message: string): void => {
    flaws[`picks.${index}.departureId`] ??= message;
  };
  const refuseFlaws = (): void => {
    if (Object.keys(flaws).length > 0) refuse('input.invalid', { fields: flaws });
  };
  const tours = combo.parts.map(({ tourId }) => tourId);
  for (const index of strangePicks(picks, { tours, departures })) flawAt(index, 'field.tour_combo_pick');
  if (!neededTours(combo).every((id) => picks.some(({ tourId }) => tourId === id))) {
    flaws.picks = 'field.tour_combo_missing';
  }
  refuseFlaws();
  const chosen = picks.flatMap(({ departureId }) => departures.find(({ id }) => id === departureId) ?? []);
  const indexOf = (one: Picked): number => picks.findIndex(({ departureId }) => departureId === one.id);
  const firstDay = chosen.map(({ day }) => day).sort()[0] ?? '';
  for (const one of chosen) {
    if (nightsBetween(firstDay, one.day) > combo.windowDays) flawAt(indexOf(one), 'field.tour_combo_window');
  }
  const inOrder = chosen.toSorted(byStart);
  for (const [index, one] of inOrder.entries()) {
    const overlaps = inOrder.slice(0, index).some((earlier) => earlier.endsAt > one.startsAt);
    if (overlaps) flawAt(indexOf(one), 'field.tour_combo_overlap');
  }
  refuseFlaws();
  return inOrder;
}
