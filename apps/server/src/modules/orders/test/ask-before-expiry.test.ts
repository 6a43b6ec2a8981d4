import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { passTime } from '../../../testing/shop.ts';
import { type FakeCardProvider, fakeCardProvider } from '../../payments/test/fake-card-provider.ts';
import { broken, openShop, orderOf, type Shop, walletOf } from './fixtures.ts';

const CARD = '0190a000-0000-7000-8000-0000000000c1';
let shop: Shop;
let provider: FakeCardProvider;
beforeAll(async () => {
  provider = await fakeCardProvider();
  shop = await openShop();
  const { db, cache } = shop.app.platform;
  const secret = (value: string) => ({ values: [value], changedAt: null });
  const secrets = { secretKey: secret(provider.secretKey), webhookSecrets: secret('whsec_of_this_test_alone') };
  await sql`INSERT INTO payment_channel (id, identifier, kind, title, config, secrets) VALUES (${CARD}, 'card', 'card',
    '{"en-US": "Card"}', ${JSON.stringify({ apiBase: provider.base })}, ${JSON.stringify(secrets)})
    ON CONFLICT (identifier) DO UPDATE SET id = excluded.id, config = excluded.config, secrets = excluded.secrets,
      payment_enabled = true`.execute(db);
  cache.drop(['channels']);
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
  await provider.close();
});

/** An order whose page is open at the provider. */
async function atTheProvider() {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [4_200], stock: 1 });
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  const body = { payment: paymentId, channel: CARD };
  const begun = await shop.call(paymentEndpoints.pay, { token: buyer.token, body });
  const address = begun.data.redirect ?? '';
  expect((await shop.app.server.inject({ method: 'GET', url: address })).statusCode).toBe(303);
  return { buyer, orderId, session: provider.sessionOf(/card\/([^?]+)/.exec(address)?.[1] ?? '') };
}
/** What is stored: to its customer an order whose time is over is cancelled at once. */
const stateOf = async (orderId: string) =>
  (await sql<{ state: string }>`SELECT state FROM goods_order WHERE id = ${orderId}`.execute(shop.app.platform.db))
    .rows[0]?.state;
const expire = () => shop.app.runJobs('orders.expire');

test('when the webhook was lost and the time runs out, then the order is paid, not cancelled', async () => {
  const { buyer, orderId, session } = await atTheProvider();
  provider.pay(session);
  await passTime(shop, 31 * MINUTE);
  await expire();
  expect(await stateOf(orderId)).toBe('pending_shipping');
  // It was never cancelled and brought back.
  const { rows } = await sql<{ event: string }>`SELECT payload->>'event' AS event FROM outbox_event
    WHERE name = 'order.changed' AND payload->>'orderId' = ${orderId} ORDER BY id`.execute(shop.app.platform.db);
  expect(rows.map(({ event }) => event)).toEqual(['pay']);
  expect((await walletOf(shop, buyer.id)).available).toBe(0);
});

test('when the provider is away, then the order waits ten minutes more and is cancelled; its page is closed later', async () => {
  const { orderId, session } = await atTheProvider();
  provider.setAway(true);
  await passTime(shop, 31 * MINUTE);
  await expire();
  expect(await stateOf(orderId)).toBe('pending_payment');
  await passTime(shop, 10 * MINUTE);
  await expire();
  expect(await stateOf(orderId)).toBe('cancelled');
  provider.setAway(false);
  await shop.app.runJobs('payments.close_ended_tries');
  expect(session.status).toBe('expired');
});

test('when the page is open and unpaid, then it is closed at the provider before the order is', async () => {
  const { orderId, session } = await atTheProvider();
  await passTime(shop, 31 * MINUTE);
  await expire();
  expect([session.status, await stateOf(orderId)]).toEqual(['expired', 'cancelled']);
});
