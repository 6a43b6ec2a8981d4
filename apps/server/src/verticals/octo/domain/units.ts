import type { TourUnitKey } from '@app/contract/verticals/tours/facts';
import { sortParty, type TourParty, type UnitCount, type UnitRule } from '@app/contract/verticals/tours/party';

/** OCTO's words for units of tours. */
export const UNIT_TYPES = {
  adult: 'ADULT',
  senior: 'SENIOR',
  youth: 'YOUTH',
  child: 'CHILD',
  infant: 'INFANT',
} as const satisfies Record<TourUnitKey, string>;

/** The age that is booked for a unit that goes by age: OCTO names no ages, so the lowest of the unit. */
export const ageOf = (unit: Pick<UnitRule, 'ageFrom'>): number => unit.ageFrom;

/** Whether people of a unit are counted as grown up, and not by their age. */
export const isGrown = ({ key }: Pick<UnitRule, 'key'>): boolean => key === 'adult' || key === 'senior';

/**
 * Returns the people of a booking by the units of its tour, and who they are as the tour counts them. Returns the id of the unit that there
 * is none of, or, with null, that they may not travel without someone else.
 */
export function partyOf<U extends UnitRule>(
  units: readonly U[],
  unitIds: readonly string[],
): { readonly party: TourParty; readonly counts: readonly UnitCount<U>[] } | { readonly wrong: string | null } {
  const found: U[] = [];
  for (const id of unitIds) {
    const unit = units.find(({ key }) => key === id);
    if (!unit) return { wrong: id };
    found.push(unit);
  }
  const party = {
    adults: found.filter(({ key }) => key === 'adult').length,
    seniors: found.filter(({ key }) => key === 'senior').length,
    childAges: found.filter((unit) => !isGrown(unit)).map(ageOf),
  };
  const sorted = sortParty(units, party);
  if ('flaw' in sorted) return { wrong: null };
  // Where ages of two units meet, the tour counts by its first one.
  const other = sorted.counts.find(({ unit, count }) => found.filter((one) => one === unit).length !== count);
  return other ? { wrong: other.unit.key } : { party, counts: sorted.counts };
}
