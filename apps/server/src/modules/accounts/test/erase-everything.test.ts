import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { securityEndpoints } from '@app/contract/accounts/security/endpoints';
import type { Endpoint } from '@app/contract/core/endpoint';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { startMailServer } from '../../mail/test/smtp.fixtures.ts';
import { orderOf } from '../../orders/test/fixtures.ts';
import { codeTo } from './letters.fixtures.ts';

const CANARY = 'Zyxcanary';
let mails: Awaited<ReturnType<typeof startMailServer>>;
let shop: Shop;
beforeAll(async () => {
  mails = await startMailServer();
  shop = await openShop({ ...mails.env(), RATE_LIMITS: 'true' });
});
afterAll(async () => {
  await shop.close();
  await mails.close();
});

/** Every row of every table as text: what a dump of the database would hold. */
async function dump(): Promise<string[]> {
  const { db } = shop.app.platform;
  const { rows: tables } = await sql<{ name: string }>`
    SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'jobs')`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{
      row: string;
    }>`SELECT ${name} || ' ' || t::text AS row FROM ${sql.raw(name)} t`.execute(db);
    found.push(...rows.map(({ row }) => row));
  }
  return found;
}

const holding = (rows: readonly string[]) => rows.filter((row) => row.toLowerCase().includes(CANARY.toLowerCase()));

test('after a deletion no table holds a word of the person, and the books are whole', async () => {
  const email = `${CANARY}@example.com`;
  const password = `${CANARY}-42!`;
  const joined = await shop.call(accountEndpoints.register, {
    body: { email, password, confirmPassword: password, inviteCode: 'WELCOME', nickname: `${CANARY}_nick` },
    headers: { 'user-agent': `${CANARY}Browser/1.0` },
  });
  const token = joined.data.token.token;
  const call = (endpoint: Endpoint, raw: unknown) =>
    shop.call(endpoint, { token, raw, headers: { 'idempotency-key': `key-${CANARY}-1` } });
  const addressed = await call(accountEndpoints.saveAddress, {
    name: `${CANARY} Lee`,
    country: 'US',
    tel: '+12025550147',
    province: `${CANARY} State`,
    city: `${CANARY} City`,
    postalCode: '94103',
    addressDetail: `1 ${CANARY} Street`,
  });
  expect(addressed.code).toBe(200);
  await call(securityEndpoints.savePhone, { country: 'US', tel: '+12025550188' });
  await call(securityEndpoints.sendEmailCode, { purpose: 'verify' });
  await call(securityEndpoints.verifyEmail, { code: await codeTo(shop, email) });
  await call(securityEndpoints.changeEmail, { email: `${CANARY}2@example.com`, password });
  await call(securityEndpoints.confirmEmail, { code: await codeTo(shop, `${CANARY}2@example.com`) });
  await shop.call(accountEndpoints.login, { body: { email: `${CANARY}2@example.com`, password: 'Lantern-00' } });
  await shop.call(securityEndpoints.forgotPassword, { body: { email: `${CANARY}2@example.com` } });
  await plantOrder({ id: joined.data.userInfo.id, token });
  const coupon = await plantCoupon(joined.data.userInfo.id);
  await shop.app.deliverEvents();
  await shop.app.runJobs('mail.deliver');
  expect(holding(await dump()).length).toBeGreaterThan(10);

  expect((await call(securityEndpoints.requestDeletion, { password, reason: `${CANARY} leaves` })).code).toBe(200);
  await sql`UPDATE deletion_request SET ends_at = app_now()`.execute(shop.app.platform.db);
  await shop.app.runJobs('accounts.delete-due');
  await shop.app.deliverEvents();
  await shop.app.runJobs('mail.deliver');
  expect(mails.received.at(-1)).toMatchObject({
    to: [`${CANARY}2@example.com`.toLowerCase()].map(() => expect.stringMatching(/canary2@example\.com/i)),
  });
  expect(holding(await dump())).toEqual([]);
  expect((await dump()).filter((row) => row.includes('2025550188') || row.includes('2025550147'))).toEqual([]);
  for (const result of await shop.app.verify()) expect(result.offenders, result.name).toEqual([]);
  const { db } = shop.app.platform;
  expect((await sql`SELECT collected FROM coupon WHERE id = ${coupon}`.execute(db)).rows).toEqual([{ collected: 0 }]);
  expect((await sql`SELECT 1 FROM agent WHERE user_id = ${joined.data.userInfo.id}`.execute(db)).rows).toEqual([]);
});

/** A coupon collected and never used, and an agency that pays into this person's wallet. */
async function plantCoupon(customerId: string): Promise<string> {
  const { db } = shop.app.platform;
  const { rows } = await sql<{ id: string }>`
    INSERT INTO coupon (id, name, kind, amount_usd, collect_from, collect_until, use_days, limit_total, state, collected)
    VALUES (gen_random_uuid(), '{"en-US": "Ten off"}', 'amount', 1000, app_now() - interval '1 day',
      app_now() + interval '1 day', 30, 1, 'active', 1) RETURNING id`.execute(db);
  const id = rows[0]?.id ?? '';
  await sql`INSERT INTO customer_coupon (id, coupon_id, customer_id, nth, valid_from, valid_until)
    VALUES (gen_random_uuid(), ${id}, ${customerId}, 1, app_now(), app_now() + interval '30 days')`.execute(db);
  await sql`INSERT INTO agent (id, name, invite_code, user_id)
    VALUES (gen_random_uuid(), 'Harbour Trade', 'HARBOUR', ${customerId})`.execute(db);
  return id;
}

/** An order that is over, with everything a person leaves in one. */
async function plantOrder(buyer: { id: string; token: string }): Promise<void> {
  const { db } = shop.app.platform;
  const { productId, variantIds } = await shop.product({ prices: [900], stock: 3 });
  const { orderId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  const body = { orderId, reason: `${CANARY} changed their mind` };
  const cancelled = await shop.call(orderEndpoints.cancelOrder, { token: buyer.token, body });
  expect(cancelled.code).toBe(200);
  await sql`UPDATE goods_order SET note = ${`Ring at ${CANARY}`} WHERE id = ${orderId}`.execute(db);
  await sql`UPDATE product SET rating_sum = 5, rating_count = 1 WHERE id = ${productId}`.execute(db);
  await sql`INSERT INTO product_review (id, product_id, customer_id, order_line_id, rating, text, pictures)
    SELECT gen_random_uuid(), ${productId}, ${buyer.id}, id, 5, 'Fine cup', ${JSON.stringify([`/files/u/${CANARY}-{w}.webp`])}
      FROM goods_order_line WHERE order_id = ${orderId}`.execute(db);
  await sql`INSERT INTO customer_size (customer_id, units, height_mm) VALUES (${buyer.id}, 'metric', 1777)`.execute(db);
}

test('the history of an order still cannot be rewritten, not even while erasing', async () => {
  const { db } = shop.app.platform;
  const buyer = await shop.buyer();
  await plantOrder(buyer);
  const plain = sql`UPDATE goods_order_history SET note = 'x'`.execute(db);
  await expect(plain).rejects.toThrow(/append-only/);
  const deep = db.transaction().execute(async (tx) => {
    await sql`SET LOCAL avela.erasing = 'on'`.execute(tx);
    await sql`UPDATE goods_order_history SET to_state = 'completed'`.execute(tx);
  });
  await expect(deep).rejects.toThrow(/append-only/);
});
