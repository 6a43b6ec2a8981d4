import { randomUUID } from 'node:crypto';
import { permissionKeys } from '@app/contract/core/permissions';
import { type StaffTopic, staffTopics } from '@app/contract/core/staff-topics';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { setBusinessHours, talkOf, visitor } from '../modules/chat/test/fixtures.ts';
import { orderOf } from '../modules/orders/test/fixtures.ts';
import { agentBelow } from '../modules/staff/test/fixtures.ts';
import { inTransaction } from '../platform/db/connect.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import type { TestApp } from '../testing/test-app.ts';
import { bookedTable, plantRestaurant } from '../verticals/dining/test/fixtures.ts';

let shop: Shop;
let top: string;
let below: string;
let other: string;
beforeAll(async () => {
  shop = await openShop();
  await setBusinessHours(shop, true);
  top = await agentBelow(shop, null);
  below = await agentBelow(shop, top);
  other = await agentBelow(shop, null);
});
afterAll(() => shop.close());

type Socket = Awaited<ReturnType<TestApp['app']['server']['injectWS']>>;
type News = { topic: string; data: Record<string, unknown> };
const sockets: Socket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.terminate();
});

/** What this member of staff hears from now on. */
async function listen(token: string): Promise<News[]> {
  const heard: News[] = [];
  const socket: Socket = await shop.app.server.injectWS('/realtime');
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(String(data)) as News));
  socket.send(JSON.stringify({ token, surface: 'backoffice' }));
  await vi.waitFor(() => expect(heard[0]?.topic).toBe('ready'));
  sockets.push(socket);
  return heard;
}

const topics = Object.keys(staffTopics) as StaffTopic[];
const heardOf = (heard: readonly News[]): string[] => heard.map(({ topic, data }) => `${topic} ${data.of}`).slice(1);
/** Tells staff of a record with this name, in every topic. */
async function notifyAll(of: string, agents: readonly string[], merchants: readonly string[] = []): Promise<void> {
  for (const topic of topics)
    await shop.app.platform.realtime.toStaff({ topic, data: { of }, below: agents, at: merchants });
}
const inEach = (...names: string[]): string[] => names.flatMap((of) => topics.map((topic) => `${topic} ${of}`));

test('when staff hear live, then only what their permission and their tree open', async () => {
  const { staff } = shop;
  const house = await listen(await staff());
  const without = await listen(await staff({ permissions: [] }));
  const chatOnly = await listen(await staff({ permissions: ['service.chat.view'] }));
  const allButChat = await listen(
    await staff({ permissions: permissionKeys.filter((key) => key !== 'service.chat.view') }),
  );
  const ofTop = await listen(await staff({ agentId: top }));
  const ofBelow = await listen(await staff({ agentId: below }));
  const ofOther = await listen(await staff({ agentId: other }));
  const blindOfTop = await listen(await staff({ agentId: top, permissions: [] }));
  await notifyAll('below', [below, top]);
  await notifyAll('top', [top]);
  await notifyAll('house', []);
  await vi.waitFor(() => expect(heardOf(house)).toEqual(inEach('below', 'top', 'house')), 5_000);
  await vi.waitFor(() => expect(heardOf(ofTop)).toEqual(inEach('below', 'top')), 5_000);
  await vi.waitFor(() => expect(heardOf(ofBelow)).toEqual(inEach('below')), 5_000);
  const isChat = (line: string): boolean => line.startsWith('chat.');
  await vi.waitFor(() => expect(heardOf(chatOnly)).toEqual(inEach('below', 'top', 'house').filter(isChat)), 5_000);
  await vi.waitFor(
    () => expect(heardOf(allButChat)).toEqual(inEach('below', 'top', 'house').filter((line) => !isChat(line))),
    5_000,
  );
  for (const deaf of [without, ofOther, blindOfTop]) expect(heardOf(deaf)).toEqual([]);
});

test("when something happens at a merchant's places, then their staff hear of it, and of nothing else", async () => {
  const [mine, other] = [randomUUID(), randomUUID()];
  for (const id of [mine, other])
    await sql`INSERT INTO merchant (id, name) VALUES (${id}, ${id})`.execute(shop.app.platform.db);
  const place = await plantRestaurant(shop.app.platform.db);
  await sql`UPDATE restaurant SET merchant_id = ${mine} WHERE id = ${place.id}`.execute(shop.app.platform.db);
  const ofMine = await listen(await shop.staff({ merchantId: mine }));
  const ofOther = await listen(await shop.staff({ merchantId: other }));
  const deaf = await listen(await shop.staff({ merchantId: mine, permissions: [] }));
  await notifyAll('house', []);
  await notifyAll('agent', [top]);
  await notifyAll('mine', [], [mine]);
  await vi.waitFor(() => expect(heardOf(ofMine)).toEqual(inEach('mine')), 5_000);
  const buyer = await shop.buyer();
  const { data: booking } = await bookedTable(shop, buyer.token, place);
  await shop.app.deliverEvents();
  const orders = (heard: readonly News[]) => new Set(heard.flatMap(({ data }) => data.orderId ?? []));
  await vi.waitFor(() => expect(orders(ofMine)).toEqual(new Set([booking.orderId])), 5_000);
  for (const heard of [ofOther, deaf]) expect(heard.slice(1)).toEqual([]);
});

test('when a right is taken away, then its holder hears no more, though the socket stays open', async () => {
  const token = await shop.staff({ permissions: ['service.chat.view'] });
  const [heard, house] = [await listen(token), await listen(await shop.staff())];
  const [notify] = topics;
  const say = (of: string) =>
    shop.app.platform.realtime.toStaff({ topic: notify as StaffTopic, data: { of }, below: [] });
  await say('before');
  await vi.waitFor(() => expect(heardOf(heard)).toEqual([`${notify} before`]));
  await sql`UPDATE staff_role SET permissions = '{}' WHERE permissions = ARRAY['service.chat.view']`.execute(
    shop.app.platform.db,
  );
  // Who somebody is stands for under a second (S4).
  await new Promise((done) => setTimeout(done, 1_000));
  await say('after');
  await vi.waitFor(() => expect(heardOf(house)).toContain(`${notify} after`));
  expect(heardOf(heard)).toEqual([`${notify} before`]);
});

test("when customers, visitors and orders have news, then an agent's staff hear of their own tree alone", async () => {
  const { variantIds } = await shop.product({ prices: [500], stock: 9 });
  const [mine, strange] = [await shop.buyer({ agentId: below }), await shop.buyer({ agentId: other })];
  const [house, ofTop] = [await listen(await shop.staff()), await listen(await shop.staff({ agentId: top }))];
  const ids = { own: [] as unknown[], strangers: [] as unknown[] };
  for (const [buyer, found] of [
    [mine, ids.own],
    [strange, ids.strangers],
  ] as const) {
    found.push(await talkOf(shop, buyer));
    await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
    const { rows } = await sql<{ id: string }>`SELECT id FROM goods_order WHERE customer_id = ${buyer.id}`.execute(
      shop.app.platform.db,
    );
    found.push(rows[0]?.id);
  }
  ids.strangers.push(await talkOf(shop, await visitor(shop)));
  const proofs = { own: 'proof of mine', strangers: 'proof of a stranger' };
  await inTransaction(shop.app.platform.db, async (tx) => {
    const { emit } = shop.app.platform.events;
    await emit(tx, 'payment.proof_submitted', { proofId: proofs.own, paymentId: 'p', customerId: mine.id });
    await emit(tx, 'payment.proof_submitted', { proofId: proofs.strangers, paymentId: 'p', customerId: strange.id });
  });
  await shop.app.deliverEvents();
  const about = (heard: readonly News[]) =>
    new Set(heard.flatMap(({ data }) => [data.talk, data.orderId, data.proofId].filter(Boolean)));
  const own = [...ids.own, proofs.own];
  const all = [...own, ...ids.strangers, proofs.strangers];
  await vi.waitFor(() => expect(about(house)).toEqual(new Set(all)), 5_000);
  await vi.waitFor(() => expect(about(ofTop)).toEqual(new Set(own)), 5_000);
});
