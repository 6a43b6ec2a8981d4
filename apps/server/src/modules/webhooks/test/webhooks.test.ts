import { randomUUID } from 'node:crypto';
import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../../../testing/refusal-of.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { orderOf, payOf } from '../../orders/test/fixtures.ts';
import { loggedOn } from '../../staff/test/fixtures.ts';
import { emit, makeDue, openReceiver, verified } from './fixtures.ts';

let shop: Shop;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
let token: string;
const db = () => shop.app.platform.db;
beforeAll(async () => {
  shop = await openShop();
  receiver = await openReceiver();
  token = await shop.staff();
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
afterEach(async () => {
  await sql`DELETE FROM webhook_endpoint`.execute(db());
  receiver.received.length = 0;
  receiver.answerWith(() => ({ status: 204 }));
});

const inputOf = (change: Partial<WebhookEndpointInput> = {}): WebhookEndpointInput => ({
  agentId: null,
  merchantId: null,
  name: 'Books',
  url: receiver.url(),
  kinds: ['account.registered'],
  ...change,
});
/** What of an address is saved later. */
const termsOf = (change: Partial<WebhookEndpointInput> = {}) => {
  const { name, url, kinds } = inputOf(change);
  return { name, url, kinds };
};
const add = async (change: Partial<WebhookEndpointInput> = {}) =>
  (await shop.call(calls.createWebhookEndpoint, { token, body: inputOf(change) })).data;
const send = async (): Promise<void> => {
  await shop.app.deliverEvents();
  await shop.app.runJobs('webhooks.deliver');
};
const happen = (customerId: string = randomUUID()) => emit(shop, 'account.registered', { customerId });
const bodies = () =>
  receiver.received.map(({ text }) => JSON.parse(text) as { type: string; data: { customerId: string } });
const messages = async (query: Record<string, string> = {}) =>
  (await shop.call(calls.listWebhookMessages, { token, query })).data;
const endpoint = async (id: string) => (await shop.call(calls.readWebhookEndpoint, { token, params: { id } })).data;

test('an order is told of from placing to payment, in its order, signed, and without a name or an address', async () => {
  const made = await add({ kinds: ['order.placed', 'order.paid', 'order.changed'] });
  const buyer = await shop.buyer({ usd: 10_000 });
  const goods = await shop.product({ prices: [500], stock: 9 });
  const order = await orderOf(shop, buyer, [{ variantId: goods.variantIds[0] ?? '', quantity: 1 }]);
  await payOf(shop, buyer, order.paymentId);
  await send();
  const seen = receiver.received.map((one) => verified(made.secret, one));
  expect(seen[0]).toEqual({
    type: 'order.placed',
    version: 1,
    timestamp: expect.any(String),
    data: { orderId: order.orderId, customerId: buyer.id },
  });
  expect(seen.map(({ type }) => type)).toContain('order.paid');
  expect(new Set(seen.map(({ data }) => data.orderId))).toEqual(new Set([order.orderId]));
  expect(receiver.received.map(({ text }) => text).join()).not.toMatch(/@example|Ann Lee|Main Street/);
  const list = await messages({ state: 'delivered' });
  expect(list.total).toBe(seen.length);
  expect((await endpoint(made.endpoint.id)).lastDeliveredAt).not.toBeNull();
});

test('a secret is told once, stored sealed, and logged nowhere; another one signs beside it for a day', async () => {
  const { endpoint: made, secret } = await add();
  const rows = async () =>
    (
      await sql<{ all: string }>`SELECT (SELECT string_agg(to_jsonb(e)::text, '') FROM webhook_endpoint e)
      || (SELECT string_agg(to_jsonb(l)::text, '') FROM operation_log l) AS all`.execute(db())
    ).rows[0]?.all ?? '';
  expect(secret).toMatch(/^whsec_/);
  const rotated = await shop.call(calls.rotateWebhookSecret, { token, params: { id: made.id } });
  const all = await rows();
  for (const one of [secret, rotated.data.secret]) expect(all).not.toContain(one.slice(6, 30));
  await happen();
  await send();
  const [first] = receiver.received;
  for (const one of [secret, rotated.data.secret]) expect(first && verified(one, first)).toBeTruthy();
  await sql`UPDATE webhook_endpoint SET old_secret_until = statement_timestamp() WHERE id = ${made.id}`.execute(db());
  await happen();
  await send();
  const last = receiver.received.at(-1);
  expect(last && verified(rotated.data.secret, last)).toBeTruthy();
  expect(() => last && verified(secret, last)).toThrow();
  expect((await loggedOn(shop, `webhook_endpoint/${made.id}`)).map(({ action }) => action)).toEqual([
    'webhook_endpoint.create',
    'webhook_endpoint.rotate',
  ]);
});

test('an event that is heard again writes no second message; one of a kind that is not chosen writes none', async () => {
  await add();
  const customerId = randomUUID();
  await happen(customerId);
  await emit(shop, 'catalog.product_changed', { productId: randomUUID() });
  await shop.app.deliverEvents();
  await sql`UPDATE outbox_event SET delivered_at = NULL WHERE payload ->> 'customerId' = ${customerId}`.execute(db());
  await send();
  expect(receiver.received).toHaveLength(1);
  expect((await messages()).total).toBe(1);
});

test('what fails is tried again later, later news of its record wait for it, and those of others do not', async () => {
  const [one, other] = [randomUUID(), randomUUID()];
  const { endpoint: made } = await add();
  receiver.answerWith(({ text }) => ({
    status: text.includes(one) ? 503 : 200,
    text: `busy\u0000${'x'.repeat(5_000)}`,
  }));
  await happen(one);
  await send();
  await happen(one);
  await happen(other);
  await send();
  expect(bodies().map(({ data }) => data.customerId)).toEqual([one, other]);
  expect(await endpoint(made.id)).toMatchObject({ waiting: 2 });
  const waiting = await messages({ state: 'waiting', record: one });
  expect(waiting.list.map(({ attempts }) => attempts).sort()).toEqual([0, 1]);
  const tried = waiting.list.find(({ attempts }) => attempts === 1)?.id ?? '';
  const read = await shop.call(calls.readWebhookMessage, { token, params: { id: tried } });
  expect(read.data.tries).toMatchObject([{ status: 503, error: '', answer: expect.stringMatching(/^busyx/) }]);
  expect(read.data.tries[0]?.answer.length).toBe(1_000);
  receiver.answerWith(() => ({ status: 200 }));
  await makeDue(shop);
  await shop.app.runJobs('webhooks.deliver');
  const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
  expect(bodies().map(({ data }) => data.customerId)).toEqual([one, other, one, one]);
  expect([ids[2] === ids[0], new Set(ids).size]).toEqual([true, 3]);
  expect(await endpoint(made.id)).toMatchObject({ state: 'on', waiting: 0 });
});

test('after three days of failures a message is given up and its address paused; switched on, what waits is sent', async () => {
  const { endpoint: made } = await add();
  receiver.answerWith(() => ({ status: 500 }));
  await happen();
  await send();
  expect((await endpoint(made.id)).state).toBe('failing');
  for (let tries = 1; (await messages({ state: 'waiting' })).total > 0; tries += 1) {
    expect(tries).toBeLessThan(12);
    await makeDue(shop);
    await shop.app.runJobs('webhooks.deliver');
  }
  expect(receiver.received).toHaveLength(10);
  expect(await endpoint(made.id)).toMatchObject({ state: 'paused', pausedBecause: 'failures' });
  receiver.answerWith(() => ({ status: 204 }));
  await happen();
  await send();
  expect(receiver.received).toHaveLength(10);
  await shop.call(calls.switchWebhookEndpoint, { token, params: { id: made.id }, body: { on: true } });
  await shop.app.runJobs('webhooks.deliver');
  expect(receiver.received).toHaveLength(11);
  expect(await endpoint(made.id)).toMatchObject({ state: 'on', waiting: 0 });
});

test('an address that answers that it is gone is paused at once, and keeps what waits', async () => {
  const { endpoint: made } = await add();
  receiver.answerWith(() => ({ status: 410 }));
  await happen();
  await send();
  await makeDue(shop);
  await shop.app.runJobs('webhooks.deliver');
  expect(receiver.received).toHaveLength(1);
  expect(await endpoint(made.id)).toMatchObject({ state: 'paused', pausedBecause: 'gone', waiting: 1 });
});

test('a delivered message is sent again under its id, to the letter', async () => {
  await add();
  await happen();
  await send();
  const { list } = await messages();
  const again = await shop.call(calls.replayWebhookMessage, { token, params: { id: list[0]?.id ?? '' } });
  expect(again.data.state).toBe('waiting');
  await shop.app.runJobs('webhooks.deliver');
  const [first, second] = receiver.received;
  expect([second?.text, second?.headers['webhook-id']]).toEqual([first?.text, first?.headers['webhook-id']]);
  expect(refusalOf(await shop.call(calls.replayWebhookMessage, { token, params: { id: randomUUID() } }))).toBe(
    'record.not_found',
  );
});

test('two processes that send at the same time send each message once', async () => {
  await add();
  for (let count = 0; count < 12; count += 1) await happen();
  await shop.app.deliverEvents();
  await Promise.all([shop.app.runJobs('webhooks.deliver'), shop.app.runJobs('webhooks.deliver')]);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
  expect(receiver.received).toHaveLength(12);
});

test('an address that does not answer holds up none of the others, nor what comes meanwhile', async () => {
  await add({ name: 'Slow', url: receiver.url('/slow') });
  await add({ name: 'Quick', url: receiver.url('/quick') });
  receiver.answerWith(({ path }) => (path === '/slow' ? null : { status: 204 }));
  const heard = (path: string) => receiver.received.filter((one) => one.path === path).length;
  for (let count = 0; count < 5; count += 1) await happen();
  await shop.app.deliverEvents();
  const sending = shop.app.runJobs('webhooks.deliver');
  await expect.poll(() => heard('/quick')).toBe(5);
  // While the slow one is waited for.
  await happen();
  await shop.app.deliverEvents();
  await expect.poll(() => heard('/quick'), { timeout: 5_000 }).toBe(6);
  expect(heard('/slow')).toBe(2);
  receiver.hangUp();
  await sql`UPDATE webhook_endpoint SET paused_at = statement_timestamp(), paused_because = 'staff' WHERE name = 'Slow'`.execute(
    db(),
  );
  await sending;
});

test('an address inside the network is not called, and a redirect is not followed', async () => {
  // A name that came to stand for an address inside.
  const { endpoint: inside } = await add();
  await sql`UPDATE webhook_endpoint SET url = 'https://10.0.0.1/hooks' WHERE id = ${inside.id}`.execute(
    shop.app.platform.db,
  );
  await happen();
  await send();
  const { list } = await messages({ endpointId: inside.id });
  const read = await shop.call(calls.readWebhookMessage, { token, params: { id: list[0]?.id ?? '' } });
  expect(read.data.tries).toMatchObject([
    { status: null, error: expect.stringContaining('not an address of the open internet') },
  ]);
  await add();
  receiver.answerWith(({ path }) => ({ status: path === '/hooks' ? 302 : 200 }));
  await happen();
  await send();
  expect(receiver.received.map(({ path }) => path)).toEqual(['/hooks']);
  const within = ['https://10.0.0.5/', 'https://169.254.169.254/', 'https://2130706433/', 'https://0x7f.1/'];
  for (const url of [...within, 'http://books.example.com/', 'https://ann:x@books.example.com/', 'books'])
    expect(refusalOf(await shop.call(calls.createWebhookEndpoint, { token, body: inputOf({ url }) }))).toEqual({
      url: 'field.webhook_url',
    });
});

test('an address is saved, paused and deleted with its log; what is stale, nowhere or empty is refused', async () => {
  const { endpoint: made } = await add();
  const params = { id: made.id };
  const saved = await shop.call(calls.updateWebhookEndpoint, {
    token,
    params,
    body: { ...termsOf({ name: 'Till' }), version: 1 },
  });
  expect(saved.data).toMatchObject({ name: 'Till', version: 2 });
  const stale = await shop.call(calls.updateWebhookEndpoint, { token, params, body: { ...termsOf(), version: 1 } });
  expect(stale.data).toMatchObject({ error: 'record.stale' });
  await shop.call(calls.switchWebhookEndpoint, { token, params, body: { on: false } });
  await happen();
  await send();
  expect(receiver.received).toHaveLength(0);
  const list = await shop.call(calls.listWebhookEndpoints, { token, query: { name: 'til', state: 'paused' } });
  expect(list.data).toMatchObject({
    total: 1,
    counts: { all: 1, paused: 1 },
    list: [{ waiting: 1, pausedBecause: 'staff' }],
  });
  expect((await shop.call(calls.webhookEndpointChoices, { token })).data).toEqual([{ id: made.id, name: 'Till' }]);
  expect((await shop.call(calls.deleteWebhookEndpoint, { token, params })).code).toBe(200);
  expect((await messages()).total).toBe(0);
  for (const call of [calls.readWebhookEndpoint, calls.rotateWebhookSecret, calls.deleteWebhookEndpoint])
    expect(refusalOf(await shop.call(call, { token, params }))).toBe('record.not_found');
  const empty = await shop.call(calls.createWebhookEndpoint, { token, body: inputOf({ name: '', kinds: [] }) });
  expect(refusalOf(empty)).toEqual({ name: 'field.required', kinds: 'field.required' });
});

test('messages of more than thirty days are forgotten', async () => {
  await add();
  await happen();
  await happen();
  await send();
  await sql`UPDATE webhook_message SET created_at = statement_timestamp() - interval '31 days'
    WHERE id = (SELECT id FROM webhook_message LIMIT 1)`.execute(db());
  await shop.app.runJobs('webhooks.forget-old');
  expect((await messages()).total).toBe(1);
});
