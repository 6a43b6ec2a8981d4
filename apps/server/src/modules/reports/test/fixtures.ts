import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inTransaction } from '../../../platform/db/connect.ts';
import { type Shop, SOME_HASH } from '../../../testing/shop.ts';

const db = (shop: Shop) => shop.app.platform.db;

/** A new agent below another one, or at the top. */
export async function plantAgent(shop: Shop, name: string, parentId: string | null = null): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO agent (id, name, invite_code, parent_id) VALUES (${id}, ${name}, ${id.slice(0, 28)}, ${parentId})`.execute(
    db(shop),
  );
  return id;
}

/** Somebody who registered at a moment, by an agent or by nobody. */
export async function plantUser(shop: Shop, at: string, agentId: string | null = null): Promise<string> {
  const id = randomUUID();
  await sql`INSERT INTO customer (id, email, nickname, password_hash, invite_code, invited_by_agent, created_at)
    VALUES (${id}, ${`${id}@example.com`}, ${`n-${id}`}, ${SOME_HASH}, ${id}, ${agentId}, ${at})`.execute(db(shop));
  return id;
}

/** An order placed at a moment, and paid then if it has an amount; its only line is of the product. */
export async function plantOrder(
  shop: Shop,
  of: {
    customerId: string;
    placedAt: string;
    paidAt?: string | null;
    usd: number;
    agentId?: string | null;
    variantId?: string;
    productId?: string;
  },
): Promise<string> {
  const [id, payment] = [randomUUID(), randomUUID()];
  const paidAt = of.paidAt ?? null;
  await inTransaction(db(shop), async (tx) => {
    await sql`INSERT INTO payment (id, number, payable_kind, payable_id, customer_id, amount_usd, access_key, state, paid_at)
      VALUES (${payment}, ${payment}, 'goods_order', ${id}, ${of.customerId}, ${of.usd}, ${payment},
        ${paidAt ? 'paid' : 'pending'}, ${paidAt})`.execute(tx);
    await sql`INSERT INTO goods_order (id, number, customer_id, state, payment_id, address, contact, phone, currency,
        currency_decimals, rate, total_usd, payable_usd, agent_id, created_at, paid_at)
      VALUES (${id}, ${id}, ${of.customerId}, ${paidAt ? 'pending_shipping' : 'pending_payment'}, ${payment}, '{}', 'Ann',
        '1', 'USD', 2, '1', ${of.usd}, ${of.usd}, ${of.agentId ?? null}, ${of.placedAt}, ${paidAt})`.execute(tx);
    if (of.productId && of.variantId) {
      await sql`INSERT INTO goods_order_line (id, order_id, position, product_id, variant_id, name, options, cover,
          quantity, unit_price_usd, paid_usd)
        VALUES (${randomUUID()}, ${id}, 1, ${of.productId}, ${of.variantId}, '{"en-US": "Cup"}', '{}', '/c.webp', 2,
          ${of.usd}, ${of.usd})`.execute(tx);
    }
  });
  return id;
}

/** A refund of an order that ended at a moment. */
export async function plantRefund(shop: Shop, of: { orderId: string; at: string; usd: number }): Promise<void> {
  await sql`INSERT INTO after_sale_case (id, number, order_id, customer_id, kind, state, reason, goods_usd, ended_at)
    SELECT ${of.orderId}::uuid, ${of.orderId}, id, customer_id, 'refund', 'refund_approved', 'other', ${of.usd}, NULL
    FROM goods_order WHERE id = ${of.orderId}`.execute(db(shop));
  await sql`UPDATE after_sale_case SET state = 'refund_successful', refunded_usd = ${of.usd}, ended_at = ${of.at}
    WHERE id = ${of.orderId}`.execute(db(shop));
}

/** A stay booked at a moment, and paid then or not at all. */
export async function plantStay(
  shop: Shop,
  of: { customerId: string; placedAt: string; paidAt?: string | null; usd: number; agentId?: string | null },
): Promise<string> {
  const [id, payment] = [randomUUID(), randomUUID()];
  const paidAt = of.paidAt ?? null;
  await inTransaction(db(shop), async (tx) => {
    await sql`INSERT INTO payment (id, number, payable_kind, payable_id, customer_id, amount_usd, access_key, state, paid_at)
      VALUES (${payment}, ${payment}, 'hotel_order', ${id}, ${of.customerId}, ${of.usd}, ${payment},
        ${paidAt ? 'paid' : 'pending'}, ${paidAt})`.execute(tx);
    await sql`INSERT INTO travel_order (id, kind, number, customer_id, state, payment_id, access_key, subject_id, request,
        snapshot, service_from, service_to, zone, starts_at, ends_at, policy, contact, contact_name, contact_phone,
        currency, currency_decimals, rate, total_usd, payable_usd, price_lines, agent_id, created_at, paid_at)
      VALUES (${id}, 'hotel', ${id}, ${of.customerId}, ${paidAt ? 'pending_verification' : 'pending_payment'}, ${payment},
        ${payment}, ${id}, '{}', '{}', '2030-01-01', '2030-01-02', 'UTC', '2030-01-01', '2030-01-02', '[]', '{}', 'Ann',
        '1', 'USD', 2, '1', ${of.usd}, ${of.usd}, '[]', ${of.agentId ?? null}, ${of.placedAt}, ${paidAt})`.execute(tx);
  });
  return id;
}

/** A paid stay cancelled at a moment, some of its price given back. */
export async function plantStayCancelled(shop: Shop, of: { orderId: string; at: string; usd: number }): Promise<void> {
  await sql`UPDATE travel_order SET state = 'cancelled', cancelled_at = ${of.at}, refund_usd = ${of.usd},
    fee_usd = payable_usd - ${of.usd} WHERE id = ${of.orderId}`.execute(db(shop));
}

/** A top-up that was paid at a moment. */
export async function plantTopUp(shop: Shop, of: { customerId: string; at: string; usd: number }): Promise<void> {
  const id = randomUUID();
  await sql`INSERT INTO payment (id, number, payable_kind, payable_id, customer_id, amount_usd, access_key)
    VALUES (${id}, ${id}, 'top_up', ${id}, ${of.customerId}, ${of.usd}, ${id})`.execute(db(shop));
  await sql`INSERT INTO top_up (id, number, customer_id, channel_id, payment_id, amount_usd, expires_at)
    VALUES (${id}, ${id}, ${of.customerId}, ${shop.balanceChannel}, ${id}, ${of.usd}, app_now())`.execute(db(shop));
  await sql`UPDATE top_up SET state = 'paid', paid_at = ${of.at} WHERE id = ${id}`.execute(db(shop));
}

/** A withdrawal that was paid out at a moment. */
export async function plantWithdrawal(shop: Shop, of: { customerId: string; at: string; usd: number }): Promise<void> {
  const id = randomUUID();
  await sql`INSERT INTO ledger_hold (id, key, owner_id, usd)
    VALUES (${id}, ${`withdrawal/${id}`}, ${of.customerId}, ${of.usd})`.execute(db(shop));
  await sql`INSERT INTO withdrawal (id, number, customer_id, channel_id, account_id, account_shown, amount_usd, fee_usd,
      payout_currency, payout_decimals, payout_rate, payout_amount, hold_id, state)
    VALUES (${id}, ${id}, ${of.customerId}, ${shop.balanceChannel}, ${id}, '{}', ${of.usd}, 0, 'USD', 2, 1, ${of.usd},
      ${id}, 'approved')`.execute(db(shop));
  await sql`UPDATE withdrawal SET state = 'paid', provider_number = ${id}, since = ${of.at} WHERE id = ${id}`.execute(
    db(shop),
  );
}

/** Sets the shop's time zone; the job follows it when it runs. */
export async function setZone(shop: Shop, zone: string): Promise<void> {
  await sql`INSERT INTO parameter (key, value) VALUES ('shop.time_zone', ${JSON.stringify(zone)}::jsonb)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`.execute(db(shop));
  shop.app.platform.cache.drop(['parameters']);
}

/** The names of the reports' promises that do not hold. */
export const brokenReports = async (shop: Shop): Promise<string[]> =>
  (await shop.app.verify()).filter(({ slice, ok }) => slice === 'reports' && !ok).map(({ name }) => name);
