import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { type Customer, newCustomer } from '../customers.ts';
import { findGood, firstVariant } from '../goods.ts';
import { deliverOrder, placeOrder } from '../orders.ts';
import { ask, onDatabase, type Product } from '../products.ts';

/** Ten percent. */
const RATIO_BP = 1_000;

export type Agent = { readonly id: string; readonly name: string };

/** An agent, with the wallet of a customer or without one. */
export async function newAgent(product: Product, wallet: Customer | null): Promise<Agent> {
  const id = randomUUID();
  const name = `Agent ${id.slice(0, 8)}`;
  await onDatabase(product, (db) =>
    sql`INSERT INTO agent (id, name, level, invite_code, rebate_bp, user_id)
      VALUES (${id}, ${name}, 1, ${id.slice(0, 12)}, ${RATIO_BP}, ${wallet?.id ?? null})`.execute(db),
  );
  return { id, name };
}

/** Somebody below the agent who has money, and an order of theirs that was received. */
export async function bought(product: Product, agent: Agent, start: number) {
  const customer = await newCustomer(product, { address: true, usd: 100_000 });
  await onDatabase(product, (db) =>
    sql`UPDATE customer SET invited_by_agent = ${agent.id} WHERE id = ${customer.id}`.execute(db),
  );
  const order = await placeOrder(product, customer, firstVariant(await findGood(product, {}, start)).id);
  await deliverOrder(product, customer, order);
  return { customer, ...order };
}

/** Its buyer reviews all of an order, which completes it. */
export async function complete(
  product: Product,
  { customer, orderId }: Awaited<ReturnType<typeof bought>>,
): Promise<void> {
  const { token } = customer;
  const { lines } = await ask(product, orderEndpoints.orderDetails, { query: { id: orderId }, token });
  const reviews = lines.map(({ id }) => ({ lineId: id, rating: 5 }));
  await ask(product, orderEndpoints.reviewOrder, { body: { orderId, reviews }, token });
}
