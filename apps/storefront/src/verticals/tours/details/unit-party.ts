import type { TourParty, UnitRule } from '@app/contract/verticals/tours/party';

/** The unit that a child of an age is counted in; the first one that has it. */
const unitOf = <U extends UnitRule>(units: readonly U[], age: number): U | undefined =>
  units.find(({ ageFrom, ageTo }) => ageFrom <= age && age <= ageTo);

/** How many adults or seniors a party has. */
export const countIn = ({ key }: Pick<UnitRule, 'key'>, { adults, seniors }: TourParty): number =>
  key === 'senior' ? seniors : key === 'adult' ? adults : 0;

/** The ages of the children of a unit, in the order in which they were told. */
export const childrenOf = (units: readonly UnitRule[], { key }: Pick<UnitRule, 'key'>, party: TourParty): number[] =>
  party.childAges.filter((age) => unitOf(units, age)?.key === key);

/** The party without the child of a unit that was told last. */
export function withoutLast(units: readonly UnitRule[], { key }: Pick<UnitRule, 'key'>, party: TourParty): TourParty {
  const at = party.childAges.findLastIndex((age) => unitOf(units, age)?.key === key);
  return at < 0 ? party : { ...party, childAges: party.childAges.filter((_, index) => index !== at) };
}

/** The ages in a party that no unit of the tour has. */
export const strayAges = (units: readonly UnitRule[], { childAges }: TourParty): number[] =>
  childAges.filter((age) => unitOf(units, age) === undefined);
