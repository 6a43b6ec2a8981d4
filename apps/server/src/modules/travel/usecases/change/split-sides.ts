import type { Queryable } from '../../../../platform/db/connect.ts';
import { bookedGuestsOf } from '../../db/guest.repo.ts';
import { bookedItems } from '../../db/split.repo.ts';
import { splitPolicy } from '../../domain/split-policy.ts';
import { splitPrice } from '../../domain/split-price.ts';
import type { TravelRow } from '../../domain/travel-row.ts';
import type { TravelSplit } from '../travel-vertical.ts';

/** What both sides of a paid order are, to the cent of what was paid. Refuses as the vertical. */
export async function sidesOf(
  db: Queryable,
  { order, moves }: { readonly order: TravelRow; readonly moves: readonly number[] },
  split: TravelSplit,
) {
  const { id: orderId, request, snapshot } = order;
  const guests = await bookedGuestsOf(db, orderId);
  const parts = await split.parts(db, { orderId, request, snapshot, guests, moves });
  const items = await bookedItems(db, orderId);
  const price = splitPrice(order, items, parts.items);
  const worth = ({ payableUsd, pointsValueUsd }: typeof price.stays): number => payableUsd + pointsValueUsd;
  const policy = splitPolicy(order.policy, {
    ...parts.policy,
    worth: { staysUsd: worth(price.stays), movesUsd: worth(price.moves) },
  });
  const pieces = items.map(({ key, quantity }, index) => ({
    ...{ itemKey: key, of: quantity },
    pieces: parts.items[index]?.moves ?? 0,
  }));
  return { parts, price, policy, pieces: pieces.filter((one) => one.pieces > 0) };
}
