import type { ComboPlanPart, ComboSlotView } from '@app/contract/verticals/combos/views';

type Named = {
  readonly slot: Pick<ComboSlotView, 'key' | 'label'>;
  readonly part: Pick<ComboPlanPart, 'from' | 'to'>;
};

/** What tells a part from the others of its combo: its name does, or its days do too, or only its place among them. */
export type Apart = 'name' | 'days' | 'place';

/** Returns what tells the part of a slot from the other parts of its combo; they come in the order of the trip. */
export function apartBy(parts: readonly Named[], key: string): Apart {
  const one = parts.find(({ slot }) => slot.key === key);
  const alike = parts.filter(({ slot }) => slot.key !== key && slot.label === one?.slot.label);
  if (alike.length === 0) return 'name';
  return alike.some(({ part }) => part.from === one?.part.from && part.to === one.part.to) ? 'place' : 'days';
}
