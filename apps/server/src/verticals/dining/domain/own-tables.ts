/** When guests sit at a table. */
export type Sitting = { readonly startsAt: Date; readonly endsAt: Date };

/** Whose table it is, where and when. */
export type OwnSitting = Sitting & { readonly customerId: string; readonly restaurantId: string };

/** A table at a restaurant for so many people. */
type PartySitting = Sitting & { readonly restaurantId: string; readonly people: number };

/**
 * A table of a customer; `instead` is one that an order of theirs is to have instead of its own, and no table more. `maxParty` is the
 * largest party that its restaurant takes.
 */
export type OwnTable = PartySitting & {
  readonly orderId: string;
  readonly maxParty: number;
  readonly instead: boolean;
};

/** Tables that a customer may have at one restaurant at a time: a party may come as two groups. */
const GROUPS = 2;

const overlap = (one: Sitting, other: Sitting): boolean => one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** Whether two tables may be those of a party of two groups: at one restaurant, at the same time for a while. */
export const areOneParty = (
  one: Sitting & { readonly restaurantId: string },
  other: Sitting & { readonly restaurantId: string },
): boolean => one.restaurantId === other.restaurantId && overlap(one, other);

export type OwnTablesFlaw =
  | { readonly key: 'overlap'; readonly orderId: string }
  | { readonly key: 'groups'; readonly most: number }
  | { readonly key: 'too_many' };

/** People of the tables of some orders; of one that is to have another table the larger of both parties. */
function peopleAt(tables: readonly OwnTable[]): number {
  const byOrder = Map.groupBy(tables, ({ orderId }) => orderId);
  return [...byOrder.values()].reduce((sum, own) => sum + Math.max(...own.map(({ people }) => people)), 0);
}

/**
 * Returns why customers who have some tables to come cannot have one more: one of theirs is at that time at another restaurant, or two at
 * this one; both groups there would be more people than it takes; or they have as many as the shop lets them. Null where they can.
 */
export function ownTablesFlaw(own: readonly OwnTable[], wanted: PartySitting, most: number): OwnTablesFlaw | null {
  const beside = own.filter((table) => overlap(table, wanted));
  const there = beside.filter(({ restaurantId }) => restaurantId === wanted.restaurantId);
  const [first] = there;
  const full = new Set(there.map(({ orderId }) => orderId)).size >= GROUPS;
  const inTheWay =
    beside.find(({ restaurantId }) => restaurantId !== wanted.restaurantId) ?? (full ? first : undefined);
  if (inTheWay) return { key: 'overlap', orderId: inTheWay.orderId };
  if (first && peopleAt(there) + wanted.people > first.maxParty) return { key: 'groups', most: first.maxParty };
  return own.filter(({ instead }) => !instead).length >= most ? { key: 'too_many' } : null;
}
