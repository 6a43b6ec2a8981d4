import { randomUUID } from 'node:crypto';
import { isSharedKind, kindsFor, webhookKinds } from '@app/contract/webhooks/kinds';
import { staffWebhookEndpoints as calls } from '@app/contract/webhooks/staff-endpoints';
import type { WebhookEndpointInput } from '@app/contract/webhooks/staff-schemas';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { orderOf } from '../modules/orders/test/fixtures.ts';
import { emit, openReceiver } from '../modules/webhooks/test/fixtures.ts';
import { findHearers } from '../modules/webhooks/usecases/hearers.ts';
import { refusalOf } from '../testing/refusal-of.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { bookedTable, dayAhead, plantRestaurant } from '../verticals/dining/test/fixtures.ts';

let shop: Shop;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
const tokens = { house: '', agent: '', below: '', merchant: '', other: '' };
let belowId: string;
let merchantId: string;
const db = () => shop.app.platform.db;
const newMerchant = async (): Promise<string> => {
  const id = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${id}, ${`Merchant ${id}`})`.execute(db());
  return id;
};
beforeAll(async () => {
  shop = await openShop();
  receiver = await openReceiver();
  belowId = randomUUID();
  await sql`INSERT INTO agent (id, name, parent_id, invite_code, rebate_bp)
    SELECT ${belowId}, 'Below', id, ${belowId.slice(0, 8)}, 0 FROM agent WHERE id = ${shop.agentId}`.execute(db());
  merchantId = await newMerchant();
  tokens.house = await shop.staff();
  tokens.agent = await shop.staff({ agentId: shop.agentId });
  tokens.below = await shop.staff({ agentId: belowId });
  tokens.merchant = await shop.staff({ merchantId });
  tokens.other = await shop.staff({ merchantId: await newMerchant() });
});
afterAll(async () => {
  await shop.close();
  await receiver.close();
});
afterEach(async () => {
  await sql`DELETE FROM webhook_endpoint`.execute(db());
  receiver.received.length = 0;
});

type Who = keyof typeof tokens;
const add = (by: Who, change: Partial<WebhookEndpointInput> = {}) => {
  const body = {
    name: by,
    url: receiver.url(`/${by}`),
    kinds: ['travel.placed' as const],
    agentId: null,
    merchantId: null,
  };
  return shop.call(calls.createWebhookEndpoint, { token: tokens[by], body: { ...body, ...change } });
};
const send = async (): Promise<void> => {
  await shop.app.deliverEvents();
  await shop.app.runJobs('webhooks.deliver');
};
/** Who received which records of a kind. */
const heardOf = (kind: string) =>
  receiver.received
    .filter(({ text }) => JSON.parse(text).type === kind)
    .map(({ path, text }) => {
      const { data } = JSON.parse(text) as { data: Record<string, string> };
      return `${path.slice(1)} ${data.orderId ?? data.customerId ?? data.restaurantId ?? data.transferId}`;
    })
    .sort();

test('an address hears what is below its agent, or at the places of its merchant, and the house of all', async () => {
  const kinds = ['account.registered', 'order.placed', 'travel.placed'] as const;
  await add('house', { kinds: [...kinds] });
  await add('agent', { kinds: [...kinds] });
  await add('below', { kinds: [...kinds] });
  await add('merchant', { kinds: ['travel.placed'] });
  await add('other', { kinds: ['travel.placed'] });
  const own = await shop.buyer({ usd: 50_000, agentId: shop.agentId });
  const lower = await shop.buyer({ usd: 50_000, agentId: belowId });
  const stranger = await shop.buyer({ usd: 50_000 });
  for (const { id } of [own, lower, stranger]) await emit(shop, 'account.registered', { customerId: id });
  const goods = await shop.product({ prices: [500], stock: 9 });
  const orders = [];
  for (const buyer of [own, lower, stranger])
    orders.push(await orderOf(shop, buyer, [{ variantId: goods.variantIds[0] ?? '', quantity: 1 }]));
  const [mine, elsewhere] = [await plantRestaurant(db()), await plantRestaurant(db())];
  await sql`UPDATE restaurant SET merchant_id = ${merchantId} WHERE id = ${mine.id}`.execute(db());
  const tables = [];
  for (const [buyer, place] of [
    [lower, mine],
    [stranger, elsewhere],
  ] as const)
    tables.push((await bookedTable(shop, buyer.token, place, { day: dayAhead(shop, 3) })).data.orderId);
  await send();
  const seen = (heard: Partial<Record<Who, readonly string[]>>) =>
    Object.entries(heard)
      .flatMap(([who, ids]) => ids.map((id) => `${who} ${id}`))
      .sort();
  const ids = [own.id, lower.id, stranger.id];
  expect(heardOf('account.registered')).toEqual(seen({ house: ids, agent: ids.slice(0, 2), below: [lower.id] }));
  const [first, second, third] = orders.map(({ orderId }) => orderId) as [string, string, string];
  expect(heardOf('order.placed')).toEqual(
    seen({ house: [first, second, third], agent: [first, second], below: [second] }),
  );
  const [here, there] = tables as [string, string];
  expect(heardOf('travel.placed')).toEqual(
    seen({ house: [here, there], agent: [here], below: [here], merchant: [here] }),
  );
});

test('a transfer is heard by agents above both sides, and a waiting list by its merchant while that is open', async () => {
  await add('agent', { kinds: ['wallet.transferred'] });
  await add('below', { kinds: ['wallet.transferred'] });
  await add('merchant', { kinds: ['dining.freed'] });
  const [own, lower, stranger] = [
    await shop.buyer({ agentId: shop.agentId }),
    await shop.buyer({ agentId: belowId }),
    await shop.buyer(),
  ];
  const [within, across] = [randomUUID(), randomUUID()];
  await emit(shop, 'wallet.transferred', { transferId: within, fromId: own.id, toId: lower.id, usd: 1 });
  await emit(shop, 'wallet.transferred', { transferId: across, fromId: lower.id, toId: stranger.id, usd: 1 });
  const mine = await plantRestaurant(db());
  await sql`UPDATE restaurant SET merchant_id = ${merchantId} WHERE id = ${mine.id}`.execute(db());
  await emit(shop, 'dining.freed', { restaurantId: mine.id });
  await send();
  expect(heardOf('wallet.transferred')).toEqual([`agent ${within}`]);
  expect(heardOf('dining.freed')).toEqual([`merchant ${mine.id}`]);
  await sql`UPDATE merchant SET enabled = false WHERE id = ${merchantId}`.execute(db());
  await emit(shop, 'dining.freed', { restaurantId: mine.id });
  await send();
  const token = tokens.house;
  const paused = (await shop.call(calls.listWebhookEndpoints, { token, query: { state: 'paused' } })).data;
  expect([paused.list.map(({ name, pausedBecause }) => [name, pausedBecause]), paused.counts.paused]).toEqual([
    [['merchant', 'closed']],
    1,
  ]);
  expect(refusalOf(await add('house', { merchantId }))).toEqual({ merchantId: 'field.invalid' });
  const params = { id: paused.list[0]?.id ?? '' };
  const switched = (on: boolean) =>
    shop.call(calls.switchWebhookEndpoint, { token: tokens.house, params, body: { on } });
  expect(refusalOf(await switched(true))).toBe('webhook.owner_closed');
  expect((await switched(false)).code).toBe(200);
  await sql`UPDATE merchant SET enabled = true WHERE id = ${merchantId}`.execute(db());
  expect((await switched(true)).data).toMatchObject({ state: 'on', pausedBecause: null });
  expect(heardOf('dining.freed')).toHaveLength(1);
});

test('while its agent has ended an address hears nothing and says so, and goes on with the agent', async () => {
  const { endpoint } = (await add('below', { kinds: ['account.registered'] })).data;
  const [token, params] = [tokens.house, { id: endpoint.id }];
  const [during, after] = [await shop.buyer({ agentId: belowId }), await shop.buyer({ agentId: belowId })];
  const heard = () => heardOf('account.registered').filter((one) => one.startsWith('below '));
  await sql`UPDATE agent SET ended_at = app_now() WHERE id = ${belowId}`.execute(db());
  // What waited by then is sent once the agent goes on.
  const waits = JSON.stringify({ type: 'account.registered', data: { customerId: 'before' } });
  await sql`INSERT INTO webhook_message (id, endpoint_id, event_id, kind, record_field, record_id, body)
    VALUES (${randomUUID()}, ${endpoint.id}, 1, 'account.registered', 'customerId', ${randomUUID()}, ${waits})`.execute(
    db(),
  );
  await emit(shop, 'account.registered', { customerId: during.id });
  await send();
  const read = async () => (await shop.call(calls.readWebhookEndpoint, { token, params })).data;
  expect(await read()).toMatchObject({ state: 'paused', pausedBecause: 'ended', waiting: 1 });
  expect(heard()).toEqual([]);
  const { data } = await shop.call(calls.listWebhookEndpoints, { token, query: { state: 'paused' } });
  expect(data.list.map(({ id }) => id)).toContain(endpoint.id);
  const on = await shop.call(calls.switchWebhookEndpoint, { token, params, body: { on: true } });
  expect(refusalOf(on)).toBe('webhook.owner_closed');
  await sql`UPDATE agent SET ended_at = NULL WHERE id = ${belowId}`.execute(db());
  await emit(shop, 'account.registered', { customerId: after.id });
  await send();
  await vi.waitFor(() => expect(heard()).toEqual(['below before', `below ${after.id}`].sort()));
  expect(await read()).toMatchObject({ state: 'on', pausedBecause: null, waiting: 0 });
});

test('each sees, changes and sends again what is theirs alone; the rest does not exist for them', async () => {
  const made: Partial<Record<Who, { id: string; messageId: string }>> = {};
  for (const by of Object.keys(tokens) as Who[]) {
    const { id } = (await add(by)).data.endpoint;
    const messageId = randomUUID();
    await sql`INSERT INTO webhook_message (id, endpoint_id, event_id, kind, record_field, record_id, body, state, done_at)
      VALUES (${messageId}, ${id}, 1, 'travel.placed', 'orderId', ${randomUUID()}, '{}', 'delivered', statement_timestamp())`.execute(
      db(),
    );
    made[by] = { id, messageId };
  }
  const seenBy: Record<Who, readonly Who[]> = {
    house: ['agent', 'below', 'house', 'merchant', 'other'],
    agent: ['agent', 'below'],
    below: ['below'],
    merchant: ['merchant'],
    other: ['other'],
  };
  for (const [by, seen] of Object.entries(seenBy) as [Who, readonly Who[]][]) {
    const token = tokens[by];
    const list = (await shop.call(calls.listWebhookEndpoints, { token })).data;
    expect([by, list.list.map(({ name }) => name).sort(), list.counts.all]).toEqual([by, seen, seen.length]);
    const choices = (await shop.call(calls.webhookEndpointChoices, { token })).data;
    expect(choices.map(({ name }) => name).sort()).toEqual(seen);
    const log = (await shop.call(calls.listWebhookMessages, { token })).data;
    expect([log.list.map(({ endpoint }) => endpoint.name).sort(), log.counts.all]).toEqual([seen, seen.length]);
    for (const [whose, { id, messageId }] of Object.entries(made)) {
      const params = { id };
      const terms = { name: whose, url: receiver.url(), kinds: ['travel.placed' as const], version: 1 };
      const answers: { readonly code: number; readonly data: unknown }[] = [
        await shop.call(calls.readWebhookEndpoint, { token, params }),
        await shop.call(calls.readWebhookMessage, { token, params: { id: messageId } }),
        await shop.call(calls.replayWebhookMessage, { token, params: { id: messageId } }),
        await shop.call(calls.switchWebhookEndpoint, { token, params, body: { on: true } }),
        await shop.call(calls.rotateWebhookSecret, { token, params }),
      ];
      if (!seen.includes(whose as Who)) {
        answers.push(await shop.call(calls.updateWebhookEndpoint, { token, params, body: terms }));
        answers.push(await shop.call(calls.deleteWebhookEndpoint, { token, params }));
      }
      const refused = answers.map((answer) => (answer.code === 200 ? null : refusalOf(answer)));
      expect([by, whose, refused]).toEqual([
        by,
        whose,
        refused.map(() => (seen.includes(whose as Who) ? null : 'record.not_found')),
      ]);
    }
  }
  expect(refusalOf(await shop.call(calls.webhookOwners, { token: tokens.agent }))).toBe('access.denied');
  const owners = (await shop.call(calls.webhookOwners, { token: tokens.house })).data;
  expect(owners.merchants.map(({ id }) => id)).toContain(merchantId);
  expect(owners.agents.map(({ id }) => id)).toContain(belowId);
  await sql`UPDATE agent SET ended_at = app_now() WHERE id = ${belowId}`.execute(db());
  const left = (await shop.call(calls.webhookOwners, { token: tokens.house })).data;
  await sql`UPDATE agent SET ended_at = NULL WHERE id = ${belowId}`.execute(db());
  expect(left.agents.map(({ id }) => id)).not.toContain(belowId);
});

test("an address is its maker's, or whose the house says, for good, and hears only what its owner can", async () => {
  const [ofAgent, ofMerchant] = [await add('agent'), await add('house', { merchantId })];
  expect(ofAgent.data.endpoint).toMatchObject({ agent: { id: shop.agentId }, merchant: null });
  expect(ofMerchant.data.endpoint).toMatchObject({ agent: null, merchant: { id: merchantId } });
  for (const [by, change, field, said] of [
    ['agent', { agentId: randomUUID() }, 'agentId', 'field.invalid'],
    ['agent', { merchantId }, 'merchantId', 'field.invalid'],
    ['merchant', { merchantId: await newMerchant() }, 'merchantId', 'field.invalid'],
    ['house', { agentId: randomUUID() }, 'agentId', 'field.invalid'],
    ['house', { agentId: shop.agentId, merchantId }, 'merchantId', 'field.agent_or_merchant'],
    ['agent', { kinds: ['catalog.product_changed'] }, 'kinds', 'field.webhook_kinds'],
    ['merchant', { kinds: ['order.placed'] }, 'kinds', 'field.webhook_kinds'],
    ['house', { merchantId, kinds: ['account.registered'] }, 'kinds', 'field.webhook_kinds'],
  ] as const)
    expect([by, refusalOf(await add(by, change as never))]).toEqual([by, { [field]: said }]);
  const { id, version } = ofMerchant.data.endpoint;
  const body = { name: 'Till', url: receiver.url(), kinds: ['order.placed' as const], version };
  expect(
    refusalOf(await shop.call(calls.updateWebhookEndpoint, { token: tokens.house, params: { id }, body })),
  ).toEqual({
    kinds: 'field.webhook_kinds',
  });
});

test('of every kind that others than the house can hear it is known whose it is', () => {
  expect(Object.keys(findHearers).sort()).toEqual(webhookKinds.filter(isSharedKind).sort());
  expect(kindsFor('merchant').every((kind) => isSharedKind(kind))).toBe(true);
});
