import { sql } from 'kysely';
import { createQuote } from '../../modules/orders/usecases/quote/create-quote.ts';
import { submitOrder } from '../../modules/orders/usecases/submit-order.ts';
import { inTransaction } from '../../platform/db/connect.ts';
import type { Platform } from '../../platform/slice.ts';
import { DEMO_CUSTOMER } from '../demo-customer.ts';
import type { CustomerCalls } from './customer-calls.ts';

const spoken = { lang: 'en-US', currency: 'USD' } as const;
/** How many deals goods are bought at, each by somebody else. */
const DEALS = 2;
/** Of the dearest that is bought, in USD cents. */
const MOST_USD = 20_000;

type Person = { readonly id: string; readonly nickname: string };

/** The named customer, and others with money who buy in the shop and owe nothing. */
async function buyers(platform: Platform): Promise<readonly Person[]> {
  const { rows } = await sql<Person>`
    SELECT c.id, c.nickname FROM customer c JOIN ledger_account l ON l.owner_id = c.id AND l.code = 'available'
    WHERE c.disabled_at IS NULL AND l.balance > ${MOST_USD}
      AND EXISTS (SELECT FROM address a WHERE a.customer_id = c.id AND a.is_default)
      AND NOT EXISTS (SELECT FROM goods_order o WHERE o.customer_id = c.id AND o.state = 'pending_payment')
    ORDER BY c.email = ${DEMO_CUSTOMER.email} DESC, c.created_at, c.id LIMIT ${DEALS}`.execute(platform.db);
  return rows;
}

/** A variant at each of the deals that run with pieces left, the cheapest one of it. */
async function variantsAtDeals(platform: Platform): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT ON (f.id) v.id FROM flash_deal f JOIN flash_deal_item i ON i.deal_id = f.id
    JOIN product_variant v ON v.id = i.variant_id JOIN product p ON p.id = v.product_id
    WHERE f.enabled AND f.starts_at <= app_now() AND f.ends_at > app_now() AND f.quota - f.claimed > 2 AND p.online
      AND v.removed_at IS NULL AND v.on_hand - v.reserved > 5 AND i.price_usd <= ${MOST_USD}
    ORDER BY f.id, i.price_usd, v.id LIMIT ${DEALS}`.execute(platform.db);
  return rows.map(({ id }) => id);
}

/** Goods that were bought and paid at deals that run, so that the report of deals counts some. */
export async function seedDealOrders(platform: Platform, calls: CustomerCalls): Promise<void> {
  const people = await buyers(platform);
  for (const [index, variantId] of (await variantsAtDeals(platform)).entries()) {
    const who = people[index];
    if (!who) return;
    const { id: customerId, nickname } = who;
    const items = [{ variantId, quantity: 1 }];
    const quote = await createQuote(platform, { ...spoken, customerId, source: 'items', items, usePoints: false });
    const wish = { customerId, nickname, quoteId: quote.id, note: '', lang: spoken.lang };
    const { paymentId } = await inTransaction(platform.db, (tx) => submitOrder(platform, tx, wish));
    await calls.payFromWallet(who, paymentId);
  }
}
