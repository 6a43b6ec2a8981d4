import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import type { Buyer, Shop } from '../../../testing/shop.ts';

export type TreeAgent = { readonly id: string; readonly user: Buyer | null };

/** Agents one below the other, every other one without a wallet. */
export async function agentTree(shop: Shop, depth: number): Promise<TreeAgent[]> {
  const { db } = shop.app.platform;
  const tree: TreeAgent[] = [];
  for (let level = 1; level <= depth; level += 1) {
    const id = randomUUID();
    const user = level % 2 === 1 ? await shop.buyer() : null;
    await sql`INSERT INTO agent (id, name, parent_id, level, invite_code, rebate_bp, user_id)
      VALUES (${id}, ${`Level ${level}`}, ${tree.at(-1)?.id ?? null}, ${level}, ${id.slice(0, 12)}, ${level * 130},
        ${user?.id ?? null})`.execute(db);
    tree.push({ id, user });
  }
  return tree;
}

/** Has a customer review all of an order, which completes it. */
export async function reviewAll(shop: Shop, buyer: Buyer, orderId: string) {
  const { data } = await shop.call(orderEndpoints.orderDetails, { token: buyer.token, query: { id: orderId } });
  const reviews = data.lines.map(({ id }) => ({ lineId: id, rating: 5 }));
  return shop.call(orderEndpoints.reviewOrder, { token: buyer.token, body: { orderId, reviews } });
}
