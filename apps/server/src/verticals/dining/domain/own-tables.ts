/** When guests sit at a table. */
export type Sitting = { readonly startsAt: Date; readonly endsAt: Date };

/** A table of a customer; `instead` is one that an order of theirs is to have instead of its own, and no table more. */
export type OwnTable = Sitting & { readonly instead: boolean };

const overlap = (one: Sitting, other: Sitting): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Returns the table that a customer has at the time of another; null for none. */
export const tableBeside = <T extends Sitting>(own: readonly T[], wanted: Sitting): T | null =>
  own.find((table) => overlap(table, wanted)) ?? null;

/**
 * Returns why customers who have some tables to come cannot have one more: one of theirs is at that time, or they have as many as
 * the shop lets them; null where they can.
 */
export function ownTablesFlaw(own: readonly OwnTable[], wanted: Sitting, most: number): 'overlap' | 'too_many' | null {
  if (tableBeside(own, wanted)) return 'overlap';
  return own.filter(({ instead }) => !instead).length >= most ? 'too_many' : null;
}
