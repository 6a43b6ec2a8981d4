import { randomUUID } from 'node:crypto';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints } from '@app/contract/orders/order-groups/endpoints';
import type { OrderGroup } from '@app/contract/orders/schemas';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { travelEndpoints as calls } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { DAY, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import { makeChange } from '../usecases/change/make-change.ts';
import { quoteChange } from '../usecases/change/quote-change.ts';
import {
  type Buyer,
  bookedOf,
  broken,
  confirmStay,
  newRoom,
  paidStay,
  readStay,
  type Shop,
  staffStay,
  walletOf,
} from './fixtures.ts';
import { openTravelPaymentShop, type TravelPaymentShop } from './payment.fixtures.ts';

// The fake vertical changes rooms with their dates: a dearer room costs more, a cheaper one less.
let till: TravelPaymentShop;
let shop: Shop;
let staff: string;
let cheap: string;
let dear: string;
beforeAll(async () => {
  till = await openTravelPaymentShop();
  shop = till.shop;
  staff = await shop.staff();
  cheap = await newRoom(shop, { total: 50, priceUsd: 10_000 });
  dear = await newRoom(shop, { total: 50, priceUsd: 30_000 });
});
afterEach(async () => expect(await broken(shop)).toEqual([]));
afterAll(() => till.close());

const day = (days: number) => new Date(shop.app.platform.clock.now().getTime() + days * DAY).toISOString().slice(0, 10);
const MIDDLE = 20_000;
const MONEY = 100_000;

type Stay = { orderId: string; buyer: Buyer; room: string };
async function stay(of: { priceUsd?: number; total?: number; inDays?: number; points?: number } = {}): Promise<Stay> {
  const room = await newRoom(shop, { total: of.total ?? 1, priceUsd: of.priceUsd ?? MIDDLE });
  const buyer = await shop.buyer({ usd: MONEY, points: of.points ?? 0 });
  const { orderId } = await paidStay(shop, buyer, {
    roomId: room,
    inDays: of.inDays ?? 10,
    usePoints: (of.points ?? 0) > 0,
  });
  return { orderId, buyer, room };
}

const ask = (of: Stay, wanted: Record<string, unknown>, by: { customerId?: string | null; waivesFee?: boolean } = {}) =>
  quoteChange(shop.app.platform, {
    kind: 'hotel',
    form: 'instead',
    orderId: of.orderId,
    customerId: by.customerId === undefined ? of.buyer.id : by.customerId,
    wanted,
    guests: null,
    byStaff: by.customerId === null,
    waivesFee: by.waivesFee ?? false,
    lang: 'en-US',
  });
const make = (of: Stay, changeId: string, customerId: string | null = of.buyer.id) =>
  inTransaction(shop.app.platform.db, (tx) =>
    makeChange(shop.app.platform, tx, {
      kind: 'hotel',
      form: 'instead',
      changeId,
      customerId,
      who: { id: of.buyer.id, name: 'Ines' },
    }),
  );
const pay = (of: Stay, paymentId: string | null) =>
  shop.call(paymentEndpoints.pay, {
    token: of.buyer.token,
    body: { payment: paymentId ?? '', channel: shop.balanceChannel },
  });
const available = async (of: Stay) => (await walletOf(shop, of.buyer.id)).available;
const cancel = async (of: Stay) => {
  const query = { id: of.orderId };
  const { refundUsd } = (await shop.call(calls.cancelPreview, { token: of.buyer.token, query })).data;
  return shop.call(calls.cancelTravelOrder, { token: of.buyer.token, body: { orderId: of.orderId, refundUsd } });
};
const refused = (done: Promise<unknown>) =>
  done.then(
    () => null,
    (error: { key?: string }) => error.key ?? error,
  );

test('other dates of what was bought at a deal are priced without it: nothing is taken off any more, and its units go back', async () => {
  const room = await newRoom(shop, { total: 2, priceUsd: MIDDLE });
  const dealId = randomUUID();
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, enabled)
    VALUES (${dealId}, 'hotel', ${`room:${room}`}, '{}', '{}', 'percent', 50, app_now() - interval '1 hour',
      app_now() + interval '1 day', 10, true)`.execute(shop.app.platform.db);
  const off = async () =>
    (
      await sql<{ usd: number; claimed: number }>`SELECT c.off_usd AS usd, d.claimed FROM travel_deal_claim c
        JOIN travel_deal d ON d.id = c.deal_id WHERE d.id = ${dealId}`.execute(shop.app.platform.db)
    ).rows;
  const buyer = await shop.buyer({ usd: MONEY });
  const { orderId } = await paidStay(shop, buyer, { roomId: room, inDays: 10 });
  expect(await off()).toEqual([{ usd: 10_000, claimed: 1 }]);
  const own = { orderId, buyer, room };
  const change = await ask(own, { roomId: room, from: day(20), to: day(22) });
  expect(change).toMatchObject({ due: { usd: 11_000 } });
  await pay(own, (await make(own, change.id)).paymentId);
  expect((await readStay(shop, buyer, orderId)).data.payable.usd).toBe(22_000);
  expect(await off()).toEqual([{ usd: 0, claimed: 0 }]);
});

test('cheaper dates: changed at once, the difference back in the wallet, the place confirms anew with another voucher', async () => {
  const own = await stay();
  await confirmStay(shop, staff, own.orderId);
  const before = (await readStay(shop, own.buyer, own.orderId)).data;
  const change = await ask(own, { roomId: cheap, from: day(20), to: day(22) });
  expect(change).toMatchObject({ fee: { usd: 0 }, due: null, back: { usd: 11_000 }, backBy: [{ to: 'wallet' }] });
  expect(await make(own, change.id)).toMatchObject({ state: 'done', paymentId: null });
  expect(await available(own)).toBe(MONEY - 22_000 + 11_000);
  expect(await bookedOf(shop, own.room)).toBe(0);
  const after = (await readStay(shop, own.buyer, own.orderId)).data;
  expect(after).toMatchObject({
    state: 'pending_verification',
    voucherCode: null,
    references: [],
    service: { from: day(20), to: day(22) },
    payable: { usd: 11_000 },
    earnPoints: 110,
  });
  expect(after.timeline.at(-1)?.event).toBe('change_dates');
  await confirmStay(shop, staff, own.orderId);
  const again = (await readStay(shop, own.buyer, own.orderId)).data.voucherCode;
  expect(again).not.toBeNull();
  expect(again).not.toBe(before.voucherCode);
});

test('dearer dates: the booking stands and both are held until the difference is paid; cancelling gives both payments back', async () => {
  const own = await stay();
  const change = await ask(own, { roomId: dear, from: day(15), to: day(17) });
  expect(change).toMatchObject({ due: { usd: 11_000 }, back: null });
  const held = await bookedOf(shop, dear);
  const { paymentId } = await make(own, change.id);
  const waiting = (await readStay(shop, own.buyer, own.orderId)).data;
  expect(waiting).toMatchObject({
    service: { from: day(10) },
    payable: { usd: 22_000 },
    openChange: { paymentId, due: { usd: 11_000 }, service: { from: day(15) } },
  });
  expect([await bookedOf(shop, own.room), await bookedOf(shop, dear)]).toEqual([1, held + 1]);
  expect(
    (await shop.call(calls.travelOrderDetails, { token: own.buyer.token, query: { id: change.id } })).data.id,
  ).toBe(own.orderId);
  expect((await pay(own, paymentId)).code).toBe(200);
  expect((await readStay(shop, own.buyer, own.orderId)).data).toMatchObject({
    service: { from: day(15) },
    payable: { usd: 33_000 },
    openChange: null,
  });
  expect([await bookedOf(shop, own.room), await bookedOf(shop, dear)]).toEqual([0, held + 1]);
  expect(await available(own)).toBe(MONEY - 33_000);
  expect((await cancel(own)).code).toBe(200);
  expect(await available(own)).toBe(MONEY);
  expect(await bookedOf(shop, dear)).toBe(held);
});

test('unpaid in time or given up, the booking stays as it was; money that comes later goes to the wallet', async () => {
  const own = await stay();
  const held = await bookedOf(shop, dear);
  await make(own, (await ask(own, { roomId: dear, from: day(15), to: day(17) })).id);
  const drop = () => shop.call(calls.dropChange, { token: own.buyer.token, body: { orderId: own.orderId } });
  const other = await shop.buyer();
  expect((await shop.call(calls.dropChange, { token: other.token, body: { orderId: own.orderId } })).code).toBe(
    refusalCode('record.not_found'),
  );
  expect((await drop()).data).toMatchObject({ openChange: null, service: { from: day(10) } });
  expect((await drop()).code).toBe(refusalCode('travel.no_open_change'));
  expect(await bookedOf(shop, dear)).toBe(held);
  const { paymentId } = await make(own, (await ask(own, { roomId: dear, from: day(16), to: day(18) })).id);
  await passTime(shop, 31 * MINUTE);
  expect((await readStay(shop, own.buyer, own.orderId)).data.openChange).toBeNull();
  await shop.app.runJobs('travel.expire_changes');
  expect(await bookedOf(shop, dear)).toBe(held);
  expect((await pay(own, paymentId)).code).toBe(refusalCode('payment.change_expired'));
  expect(await available(own)).toBe(MONEY - 22_000);
  expect((await staffStay(shop, staff, own.orderId)).changes.map(({ state }) => state)).toEqual(['dropped', 'expired']);
  await shop.app.deliverEvents();
  const { rows } =
    await sql`SELECT 1 FROM message WHERE audience_id = ${own.buyer.id} AND dedupe_key LIKE '%change_expired%'`.execute(
      shop.app.platform.db,
    );
  expect(rows).toHaveLength(1);
});

test('a second change takes the place of one that waits; cancelling the booking ends it', async () => {
  const own = await stay();
  const held = await bookedOf(shop, dear);
  const [one, two] = [
    await ask(own, { roomId: dear, from: day(15), to: day(17) }),
    await ask(own, { roomId: dear, from: day(18), to: day(20) }),
  ];
  const first = await make(own, one.id);
  await make(own, two.id);
  expect(await bookedOf(shop, dear)).toBe(held + 1);
  expect((await pay(own, first.paymentId)).code).not.toBe(200);
  expect((await cancel(own)).code).toBe(200);
  expect([await bookedOf(shop, dear), await bookedOf(shop, own.room)]).toEqual([held, 0]);
  expect(await available(own)).toBe(MONEY);
});

test('within the days that cost, the fee is so much of it as is given up; it is kept when the booking is cancelled', async () => {
  const own = await stay({ inDays: 1 });
  // Half of 220.00 is the fee of cancelling, and half of the booking is given up.
  const change = await ask(own, { from: day(30), to: day(32) });
  expect(change).toMatchObject({ fee: { usd: 5_500 }, due: { usd: 5_500 }, back: null });
  expect((await ask(own, { from: day(30), to: day(32) }, { customerId: null, waivesFee: true })).due).toBeNull();
  const { paymentId } = await make(own, change.id);
  expect((await pay(own, paymentId)).code).toBe(200);
  const seen = (await readStay(shop, own.buyer, own.orderId)).data;
  expect(seen).toMatchObject({ payable: { usd: 22_000 }, changeFee: { usd: 5_500 }, earnPoints: 220 });
  // The half that is kept keeps its policy: cancelling costs now what it did before.
  expect((await cancel(own)).code).toBe(200);
  expect(await available(own)).toBe(MONEY - 5_500 - 11_000);
});

test('points that paid a part stay in it; what a lower price cannot use comes back', async () => {
  const own = await stay({ priceUsd: 30_000, points: 9_000 });
  const before = await staffStay(shop, staff, own.orderId);
  expect(before.pointsUsed).toBeGreaterThan(0);
  const change = await ask(own, { roomId: cheap, from: day(20), to: day(22) });
  await make(own, change.id);
  const after = await staffStay(shop, staff, own.orderId);
  expect(after.pointsUsed).toBe(before.pointsUsed - change.pointsBack);
  expect((await walletOf(shop, own.buyer.id)).points).toBe(9_000 - after.pointsUsed);
  expect((await cancel(own)).code).toBe(200);
  expect(await walletOf(shop, own.buyer.id)).toMatchObject({ available: MONEY, points: 9_000 });
});

test('refused: another id, the same dates, no room, too late, a stale version, a price that ran out or changed', async () => {
  const own = await stay();
  const wanted = { from: day(20), to: day(22) };
  const other = await shop.buyer();
  expect(await refused(ask(own, wanted, { customerId: other.id }))).toBe('record.not_found');
  expect(await refused(ask(own, { from: day(10), to: day(12) }))).toBe('travel.same_dates');
  const full = await newRoom(shop, { total: 0 });
  expect(await refused(ask(own, { roomId: full, ...wanted }))).toBe('travel.unavailable');
  const change = await ask(own, wanted);
  expect(await refused(make(own, change.id, other.id))).toBe('record.not_found');
  const sooner = await ask(own, { roomId: cheap, from: day(9), to: day(11) });
  expect((await make(own, sooner.id)).state).toBe('done');
  expect(await refused(make(own, change.id))).toBe('record.stale');
  const room = await newRoom(shop, { priceUsd: MIDDLE });
  const dated = await ask(own, { roomId: room, ...wanted });
  await sql`UPDATE fake_room SET price_usd = price_usd + 100 WHERE id = ${room}`.execute(shop.app.platform.db);
  expect(await refused(make(own, dated.id))).toBe('travel.change_differs');
  const late = await ask(own, wanted);
  await passTime(shop, 3 * 60 * MINUTE);
  expect(await refused(make(own, late.id))).toBe('travel.change_expired');
  await passTime(shop, 11 * DAY);
  expect(await refused(ask(own, { from: day(20), to: day(22) }))).toBe('travel.change_too_late');
  const cancelled = await stay();
  await cancel(cancelled);
  expect(await refused(ask(cancelled, { from: day(20), to: day(22) }))).toBe('order.not_allowed');
});

test('a booking that is confirmed while its customer looks at a change is changed at that price', async () => {
  const own = await stay();
  const change = await ask(own, { roomId: cheap, from: day(20), to: day(22) });
  await confirmStay(shop, staff, own.orderId);
  expect(await make(own, change.id)).toMatchObject({ state: 'done' });
  const after = (await readStay(shop, own.buyer, own.orderId)).data;
  // What is booked now is to be confirmed anew.
  expect(after).toMatchObject({ state: 'pending_verification', payable: { usd: 11_000 }, service: { from: day(20) } });
});

test('a change that is to be paid stands among the unpaid, counts on the account, and leads to its payment', async () => {
  const own = await stay();
  await confirmStay(shop, staff, own.orderId);
  const { token } = own.buyer;
  const listed = async (group: OrderGroup) =>
    (await shop.call(orderEndpoints.allOrders, { token, query: { group } })).data;
  const unpaid = async () => (await shop.call(accountEndpoints.userInfo, { token })).data.unpaidBookings;
  expect([(await listed('unpaid')).list, await unpaid()]).toEqual([[], 0]);
  const change = await ask(own, { roomId: dear, from: day(20), to: day(22) });
  const { paymentId } = await make(own, change.id);
  const found = await listed('unpaid');
  expect([found.list.map(({ id }) => id), found.counts.unpaid, found.counts.active, await unpaid()]).toEqual([
    [own.orderId],
    1,
    1,
    1,
  ]);
  expect(found.list[0]?.booked).toMatchObject({
    waitsFor: 'customer',
    pay: { path: `/hotelpayment?payment=${paymentId}`, change: { usd: 11_000 } },
  });
  const tabs = async (tab: 'unpaid' | 'upcoming') =>
    (await shop.call(calls.travelOrderList, { token, query: { kind: 'hotel', tab } })).data;
  expect((await tabs('unpaid')).list.map(({ id }) => id)).toEqual([own.orderId]);
  expect((await tabs('upcoming')).counts).toMatchObject({ all: 1, unpaid: 1, upcoming: 1 });
  // It is paid alone: it is no order that others could be paid with.
  const together = await shop.call(orderGroupEndpoints.payTogether, { token, body: { orderIds: [own.orderId] } });
  expect(together.code).not.toBe(200);
  await pay(own, paymentId);
  expect([(await listed('unpaid')).list, (await listed('unpaid')).counts.unpaid, await unpaid()]).toEqual([[], 0, 0]);
  expect((await listed('active')).list[0]?.booked?.pay).toBeNull();
  expect([(await tabs('unpaid')).list, (await tabs('unpaid')).counts.unpaid]).toEqual([[], 0]);
});

test('staff choose dearer dates: the customer is asked to pay by inbox and mail, and the booking stands until then', async () => {
  const own = await stay();
  const change = await ask(own, { roomId: dear, from: day(15), to: day(17) }, { customerId: null });
  await make(own, change.id, null);
  await shop.app.deliverEvents();
  const { rows } = await sql<{ key: string }>`
    SELECT dedupe_key AS key FROM message WHERE audience_id = ${own.buyer.id} AND dedupe_key LIKE '%change_to_pay%'`.execute(
    shop.app.platform.db,
  );
  expect(rows).toHaveLength(1);
  expect((await staffStay(shop, staff, own.orderId)).changes).toMatchObject([
    { state: 'awaiting_payment', byStaff: true, dueUsd: 11_000 },
  ]);
});

test('two processes: the payment of a change, its end, and the cancelling of its booking meet, and nothing is lost', async () => {
  for (let round = 0; round < 8; round += 1) {
    const own = await stay();
    const held = await bookedOf(shop, dear);
    const { paymentId } = await make(own, (await ask(own, { roomId: dear, from: day(15), to: day(17) })).id);
    const body = { payment: paymentId ?? '', channel: shop.balanceChannel };
    await Promise.all([
      till.second.call(paymentEndpoints.pay, { token: own.buyer.token, body }),
      round % 2 === 0
        ? cancel(own)
        : shop.call(calls.dropChange, { token: own.buyer.token, body: { orderId: own.orderId } }),
    ]);
    const end = await staffStay(shop, staff, own.orderId);
    const [change] = end.changes;
    const gone = end.state === 'cancelled';
    expect(['done', 'dropped']).toContain(change?.state);
    const paid = change?.state === 'done' ? 33_000 : 22_000;
    expect(await available(own)).toBe(gone ? MONEY : MONEY - paid);
    expect(await bookedOf(shop, dear)).toBe(held + (change?.state === 'done' && !gone ? 1 : 0));
    expect(await bookedOf(shop, own.room)).toBe(change?.state === 'done' || gone ? 0 : 1);
  }
});

test('staff see the change on the order and in the log of operations', async () => {
  const own = await stay();
  await make(own, (await ask(own, { roomId: cheap, from: day(20), to: day(22) })).id);
  const seen = (await shop.call(desk.readTravelOrder, { token: staff, params: { id: own.orderId } })).data;
  expect(seen.changes).toMatchObject([
    {
      state: 'done',
      before: { service: { from: day(10) }, subject: { title: 'Room by the sea' } },
      after: { service: { from: day(20) } },
      backUsd: 11_000,
      dueUsd: 0,
      feeUsd: 0,
    },
  ]);
});

test('a change is priced and made by the calls of its own kind alone: by those of another its order is not found', async () => {
  const own = await stay();
  const asked = {
    form: 'instead',
    orderId: own.orderId,
    customerId: own.buyer.id,
    byStaff: false,
    waivesFee: false,
    guests: null,
    lang: 'en-US',
  } as const;
  const wanted = { roomId: cheap, from: day(20), to: day(22) };
  const { platform } = shop.app;
  expect(await refused(quoteChange(platform, { ...asked, kind: 'tour', wanted }))).toBe('record.not_found');
  const { id: changeId } = await ask(own, wanted);
  const who = { id: own.buyer.id, name: 'Ines' };
  const by = (of: { kind: 'tour' | 'hotel'; form: 'instead' | 'beside' }) =>
    inTransaction(platform.db, (tx) => makeChange(platform, tx, { ...of, changeId, customerId: own.buyer.id, who }));
  expect(await refused(by({ kind: 'tour', form: 'instead' }))).toBe('record.not_found');
  expect(await refused(by({ kind: 'hotel', form: 'beside' }))).toBe('record.not_found');
  expect(await by({ kind: 'hotel', form: 'instead' })).toMatchObject({ state: 'done' });
});

test('what goes back after a difference was paid says by which ways: what was paid last goes back first', async () => {
  // The stay is paid at a provider, what other dates cost more from the wallet.
  const room = await newRoom(shop, { total: 1, priceUsd: MIDDLE });
  const placed = await till.place(room);
  expect(await till.deliver(placed.checkout)).toBe(200);
  const own = { orderId: placed.orderId, buyer: placed.buyer, room };
  const up = await ask(own, { roomId: dear, from: day(20), to: day(22) });
  await pay(own, (await make(own, up.id)).paymentId);
  const down = await ask(own, { roomId: cheap, from: day(30), to: day(32) });
  expect(down).toMatchObject({
    back: { usd: 22_000 },
    backBy: [
      { to: 'wallet', amount: { usd: 11_000 } },
      { to: 'provider', amount: { usd: 11_000 } },
    ],
  });
  const before = await available(own);
  await make(own, down.id);
  expect((await available(own)) ?? 0).toBe((before ?? 0) + 11_000);
  const preview = await shop.call(calls.cancelPreview, { token: own.buyer.token, query: { id: own.orderId } });
  expect(preview.data.backBy).toMatchObject([{ to: 'provider', amount: { usd: 11_000 } }]);
});
