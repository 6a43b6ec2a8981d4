import type { TourUnitKey } from './facts.ts';

/** Those who travel together: `childAges` are years on the first day of the tour. */
export type TourParty = {
  readonly adults: number;
  readonly seniors: number;
  readonly childAges: readonly number[];
};

/** A unit of a tour, as far as it says who is counted in it. */
export type UnitRule = {
  readonly key: TourUnitKey;
  readonly ageFrom: number;
  readonly ageTo: number;
  readonly takesSeat: boolean;
  readonly needsAdult: boolean;
};

export type UnitCount<U extends UnitRule = UnitRule> = { readonly unit: U; readonly count: number };

export type PartyFlaw = { readonly field: 'adults' | 'seniors' | 'childAges'; readonly message: string };

/** All who travel. */
export const tourTravellers = ({ adults, seniors, childAges }: TourParty): number =>
  adults + seniors + childAges.length;

/**
 * Sorts a party into the units of a tour, in the order of the units; or says what does not fit, by its field. Adults and
 * seniors are counted by their unit, children by their age, which may be that of an adult here. Without a unit for seniors
 * they are adults. Whoever may not travel alone needs somebody who may.
 */
export function sortParty<U extends UnitRule>(
  units: readonly U[],
  party: TourParty,
): { readonly counts: UnitCount<U>[] } | { readonly flaw: PartyFlaw } {
  const flaw = (field: PartyFlaw['field'], message: string) => ({ flaw: { field, message } });
  const counts = new Map<U, number>();
  const add = (unit: U, count: number) => counts.set(unit, (counts.get(unit) ?? 0) + count);
  const adult = units.find(({ key }) => key === 'adult');
  const senior = units.find(({ key }) => key === 'senior') ?? adult;
  if (party.adults > 0) {
    if (!adult) return flaw('adults', 'field.tour_age');
    add(adult, party.adults);
  }
  if (party.seniors > 0) {
    if (!senior) return flaw('seniors', 'field.tour_age');
    add(senior, party.seniors);
  }
  for (const age of party.childAges) {
    const unit = units.find(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo);
    if (!unit) return flaw('childAges', 'field.tour_age');
    add(unit, 1);
  }
  const sorted = units.flatMap((unit) => ({ unit, count: counts.get(unit) ?? 0 })).filter(({ count }) => count > 0);
  if (sorted.length === 0) return flaw('adults', 'field.required');
  return sorted.every(({ unit }) => unit.needsAdult) ? flaw('adults', 'field.tour_needs_adult') : { counts: sorted };
}

/** Places that a party takes: whoever sits on a lap takes none. */
export const seatsOf = (counts: readonly UnitCount[]): number =>
  counts.reduce((sum, { unit, count }) => sum + (unit.takesSeat ? count : 0), 0);
