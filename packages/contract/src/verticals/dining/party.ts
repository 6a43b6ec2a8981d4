/** Who comes: children have their ages on the day and sit on chairs as everybody does. */
export type DiningParty = { readonly adults: number; readonly childAges: readonly number[] };

/** People at the table. */
export const peopleOf = ({ adults, childAges }: DiningParty): number => adults + childAges.length;

/**
 * People who pay a deposit each: those for whom no set menu was paid, from the least party on that the restaurant asks it of.
 */
export const depositPeople = (of: {
  readonly people: number;
  readonly depositUsd: number;
  readonly depositFromParty: number;
  readonly menusPaid: number;
}): number => (of.depositUsd > 0 && of.people >= of.depositFromParty ? Math.max(0, of.people - of.menusPaid) : 0);
