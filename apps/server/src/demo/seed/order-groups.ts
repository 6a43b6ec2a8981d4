import { invariant } from '@app/kernel/assert';
import { sql } from 'kysely';
import { customerStep } from '../../modules/orders/usecases/customer-step.ts';
import { createQuote } from '../../modules/orders/usecases/quote/create-quote.ts';
import { submitOrder } from '../../modules/orders/usecases/submit-order.ts';
import { createGroup } from '../../modules/payments/public.ts';
import { pay } from '../../modules/payments/usecases/pay.ts';
import { parameter, setParameter } from '../../modules/settings/public.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;

type Person = { readonly id: string; readonly nickname: string };
type Plan = { readonly who: 'named' | 'other'; readonly orders: number; readonly ends: 'paid' | 'called_off' | 'open' };

/** What the named customer of the demo finds in their orders, and what staff find waiting at another's. */
const plans: readonly Plan[] = [
  { who: 'named', orders: 2, ends: 'called_off' },
  { who: 'named', orders: 3, ends: 'paid' },
  { who: 'other', orders: 2, ends: 'open' },
];

/** The named customer, and one who has an address and no order to be paid. */
async function castOf(platform: Platform): Promise<Record<Plan['who'], Person | undefined>> {
  const { rows } = await sql<Person & { named: boolean }>`
    SELECT c.id, c.nickname, c.email = ${DEMO_CUSTOMER.email} AS named FROM customer c
    WHERE EXISTS (SELECT FROM address a WHERE a.customer_id = c.id AND a.is_default) AND c.disabled_at IS NULL
      AND NOT EXISTS (SELECT FROM goods_order o WHERE o.customer_id = c.id AND o.state = 'pending_payment')
    ORDER BY named DESC, c.created_at, c.id LIMIT 2`.execute(platform.db);
  return { named: rows.find(({ named }) => named), other: rows.find(({ named }) => !named) };
}

/** Variants that are plain to buy, the cheapest of each product. */
async function affordable(platform: Platform, count: number): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM (
      SELECT DISTINCT ON (v.product_id) v.id, v.product_id, v.price_usd FROM product_variant v JOIN product p ON p.id = v.product_id
      WHERE p.online AND p.type = 'normal' AND v.on_hand - v.reserved > 20 AND v.price_usd BETWEEN 1500 AND 6000
      ORDER BY v.product_id, v.price_usd
    ) AS v ORDER BY price_usd, id LIMIT ${count}`.execute(platform.db);
  return rows.map(({ id }) => id);
}

async function place(platform: Platform, { id: customerId, nickname }: Person, variantId: string): Promise<string> {
  const items = [{ variantId, quantity: 1 }];
  const quote = await createQuote(platform, { ...spoken, customerId, source: 'items', items, usePoints: false });
  const wish = { customerId, nickname, quoteId: quote.id, note: '', lang: spoken.lang };
  return (await inTransaction(platform.db, (tx) => submitOrder(platform, tx, wish))).orderId;
}

async function play(platform: Platform, who: Person, { ends }: Plan, variants: readonly string[]): Promise<void> {
  const orderIds: string[] = [];
  for (const variantId of variants) orderIds.push(await place(platform, who, variantId));
  const customerId = who.id;
  const { paymentId } = await inTransaction(platform.db, (tx) =>
    createGroup(platform, tx, { customerId, payableIds: orderIds }),
  );
  if (ends === 'paid') {
    const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE kind = 'balance'`.execute(
      platform.db,
    );
    const channel = rows[0]?.id;
    invariant(channel, 'the demo has a wallet to pay from');
    const call = { payment: paymentId, channel, customerId, lang: spoken.lang };
    await inTransaction(platform.db, (tx) => pay(platform, tx, call));
  }
  if (ends !== 'called_off') return;
  const customer = { kind: 'customer', id: customerId, sessionId: customerId, nickname: who.nickname } as const;
  for (const orderId of orderIds)
    await inTransaction(platform.db, (tx) =>
      customerStep(platform, tx, { customer, lang: spoken.lang, orderId, event: 'cancel', note: '' }),
    );
}

/** Orders that are paid together: one payment that was made, one that was called off and one that waits. */
export async function seedOrderGroups(platform: Platform): Promise<void> {
  const cast = await castOf(platform);
  const count = plans.reduce((sum, { orders }) => sum + orders, 0);
  const variants = await affordable(platform, count);
  if (variants.length < count) return;
  const most = await parameter(platform, 'order.unpaid_max');
  const allow = async (unpaid: number): Promise<void> => {
    await setParameter(platform.db, 'order.unpaid_max', unpaid);
    platform.cache.drop(['parameters']);
  };
  await allow(count);
  let taken = 0;
  for (const plan of plans) {
    const who = cast[plan.who];
    if (who) await play(platform, who, plan, variants.slice(taken, taken + plan.orders));
    taken += plan.orders;
  }
  await allow(most);
}
