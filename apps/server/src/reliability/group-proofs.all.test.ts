import { randomUUID } from 'node:crypto';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { orderGroupEndpoints as groups } from '@app/contract/orders/order-groups/endpoints';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { proofEndpoints } from '@app/contract/payments/proofs/endpoints';
import { reviewQueueEndpoints as staffProofEndpoints } from '@app/contract/payments/proofs/staff-endpoints';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { DAY, HOUR, MINUTE } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken, orderOf, walletOf } from '../modules/orders/test/fixtures.ts';
import { paymentOf } from '../modules/orders/test/group.fixtures.ts';
import { BANK, upload, voucherPicture } from '../modules/payments/test/proof.fixtures.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { type Buyer, openShop, passTime, type Shop } from '../testing/shop.ts';
import { bookedCombo, newTrip } from '../verticals/combos/test/fixtures.ts';
import {
  bookTrip,
  dayAhead,
  guestOf,
  newPassenger,
  newRoundTrip,
  plantBrands,
  quoteTrip,
  wayOf,
} from '../verticals/flights/test/fixtures.ts';
import { bookStay, quoteStay } from '../verticals/hotels/test/deal.fixtures.ts';
import { plantHotel, stayOf } from '../verticals/hotels/test/fixtures.ts';

let shop: Shop;
let staff: string;
let bank: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
  await plantBrands(shop.app.platform.db);
  bank = randomUUID();
  await sql`INSERT INTO payment_channel (id, identifier, kind, title, config)
    VALUES (${bank}, 'bank', 'offline', '{"en-US": "Bank transfer"}', ${JSON.stringify(BANK)})`.execute(
    shop.app.platform.db,
  );
  shop.app.platform.cache.drop(['channels']);
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

type Unpaid = { readonly kind: string; readonly id: string; readonly paymentId: string };

/** A suitcase, a stay, a flight and a combo that wait for their money. */
async function fourKinds(buyer: Buyer): Promise<Unpaid[]> {
  const { variantIds } = await shop.product({ prices: [6_100], stock: 5 });
  const goods = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  const hotel = await plantHotel(shop, staff, { units: 5 });
  const stay = await bookStay(shop, buyer, (await quoteStay(shop, buyer, stayOf(shop, hotel, { inDays: 9 }))).id);
  const { out } = await newRoundTrip(shop.app.platform.db);
  const trip = { slices: [wayOf([{ flightId: out, day: dayAhead(shop, 12) }])] };
  const quote = await quoteTrip(shop, buyer.token, trip);
  const guest = guestOf(await newPassenger(shop, buyer.token));
  const flight = await bookTrip(shop, buyer.token, quote.data.id, [guest]);
  const combo = await bookedCombo(shop, buyer, await newTrip(shop));
  return [
    { kind: 'goods', id: goods.orderId, paymentId: goods.paymentId },
    { kind: 'stay', id: stay.data.orderId, paymentId: stay.data.paymentId },
    { kind: 'flight', id: flight.data.orderId, paymentId: flight.data.paymentId },
    { kind: 'combo', id: combo.bundleId, paymentId: combo.paymentId },
  ];
}

const together = async (buyer: Buyer, all: readonly Unpaid[]) =>
  (await shop.call(groups.payTogether, { token: buyer.token, body: { orderIds: all.map(({ id }) => id) } })).data;
const pay = (buyer: Buyer, payment: string, channel = shop.balanceChannel) =>
  shop.call(paymentEndpoints.pay, { token: buyer.token, body: { payment, channel } });
/** Chooses the bank at the cashier and shows the voucher of a transfer; returns the proof's id. */
async function prove(buyer: Buyer, payment: string): Promise<string> {
  expect((await pay(buyer, payment, bank)).code).toBe(200);
  const bytes = await voucherPicture();
  const sent = await upload(shop.app, `/payment/voucher?payment=${payment}`, { as: buyer.token, bytes });
  const body = { payment, channel: bank, pictures: [String(sent.data.id)] };
  const answer = await shop.call(proofEndpoints.submitProof, { token: buyer.token, raw: body });
  if (answer.code !== 200) throw new Error(JSON.stringify(answer));
  return answer.data.id;
}
const stateOf = async (buyer: Buyer, { kind, id }: Unpaid): Promise<string> => {
  const of = { token: buyer.token, query: { id } };
  if (kind === 'goods') return (await shop.call(orderEndpoints.orderDetails, of)).data.state;
  if (kind === 'combo') return (await shop.call(bundleEndpoints.bundleDetails, of)).data.state;
  return (await shop.call(travel.travelOrderDetails, of)).data.state;
};
const statesOf = (buyer: Buyer, all: readonly Unpaid[]) => Promise.all(all.map((one) => stateOf(buyer, one)));
const endOf = async (payment: string): Promise<Date> => {
  const { rows } = await sql<{ at: Date }>`SELECT expires_at AS at FROM payment WHERE id = ${payment}`.execute(
    shop.app.platform.db,
  );
  return rows[0]?.at ?? new Date(0);
};
const hoursLeft = async (payment: string): Promise<number> =>
  Math.round(((await endOf(payment)).getTime() - shop.app.platform.clock.now().getTime()) / HOUR);
const WAITING = Array(4).fill('pending_payment');
/** The clock does what is due of every kind. */
const expire = async () => {
  for (const job of ['orders.expire', 'travel.expire']) await shop.app.runJobs(job);
};
const reject = (proof: string) =>
  shop.call(staffProofEndpoints.rejectProof, {
    token: staff,
    params: { id: proof },
    raw: { revision: 1, reason: 'unreadable', text: 'Too dark.' },
  });

test('a proof of one payment for orders of four kinds keeps all of them while it is checked, and pays all of them once it is approved', async () => {
  const buyer = await shop.buyer();
  const all = await fourKinds(buyer);
  const { paymentId, groupId } = await together(buyer, all);
  const proof = await prove(buyer, paymentId);
  for (const payment of [paymentId, ...all.map((one) => one.paymentId)])
    expect(await endOf(payment)).toEqual(await endOf(paymentId));
  expect(await hoursLeft(paymentId)).toBeGreaterThan(1);
  // Longer than any of them may be unpaid otherwise.
  await passTime(shop, 3 * HOUR);
  await expire();
  expect(await statesOf(buyer, all)).toEqual(WAITING);
  const seen = await shop.call(groups.orderGroup, { token: buyer.token, query: { id: groupId } });
  const totalUsd = seen.data.total.usd;
  // A large amount takes two persons.
  for (const token of [staff, await shop.staff()]) {
    const raw = { revision: 1, dueUsd: totalUsd, receivedUsd: totalUsd };
    expect((await shop.call(staffProofEndpoints.approveProof, { token, params: { id: proof }, raw })).code).toBe(200);
  }
  expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'paid', amount: totalUsd });
  for (const state of await statesOf(buyer, all)) expect(state).not.toBe('pending_payment');
  expect((await walletOf(shop, buyer.id)).available).toBe(0);
});

test('a proof of one payment that is not checked in time keeps none of its orders for ever, and a rejected one leaves time for another', async () => {
  const buyer = await shop.buyer();
  const all = await fourKinds(buyer);
  const { paymentId } = await together(buyer, all);
  const proof = await prove(buyer, paymentId);
  expect((await reject(proof)).code).toBe(200);
  const left = await hoursLeft(paymentId);
  for (const one of all) expect(await hoursLeft(one.paymentId)).toBe(left);
  await passTime(shop, left * HOUR - 10 * MINUTE);
  await expire();
  expect(await statesOf(buyer, all)).toEqual(WAITING);
  await passTime(shop, 20 * MINUTE);
  await expire();
  expect(await statesOf(buyer, all)).toEqual(Array(4).fill('cancelled'));
});

test('an order whose own proof is being checked keeps its time when the proof of what it is paid with is rejected', async () => {
  const buyer = await shop.buyer();
  const all = await fourKinds(buyer);
  const stay = all[1] as Unpaid;
  const { paymentId } = await together(buyer, all);
  await prove(buyer, stay.paymentId);
  const proof = await prove(buyer, paymentId);
  const own = await endOf(stay.paymentId);
  expect((await reject(proof)).code).toBe(200);
  expect((await endOf(paymentId)).getTime()).toBeLessThan(own.getTime());
  expect(await endOf(stay.paymentId)).toEqual(own);
});

test('an order whose own proof is rejected keeps its time while the proof of what it is paid with is checked', async () => {
  const buyer = await shop.buyer();
  const all = await fourKinds(buyer);
  const stay = all[1] as Unpaid;
  const { paymentId } = await together(buyer, all);
  const own = await prove(buyer, stay.paymentId);
  await prove(buyer, paymentId);
  expect((await reject(own)).code).toBe(200);
  expect(await endOf(stay.paymentId)).toEqual(await endOf(paymentId));
  await passTime(shop, 2 * DAY);
  await expire();
  expect(await statesOf(buyer, all)).toEqual(WAITING);
});

const listed = async (buyer: Buyer, of: Unpaid) => {
  const { list } = (await shop.call(orderEndpoints.allOrders, { token: buyer.token, query: { group: 'unpaid' } })).data;
  const found = list.find(({ id }) => id === of.id);
  return found?.goods ?? found?.booked;
};
const detailOf = async (buyer: Buyer, { kind, id }: Unpaid): Promise<{ readonly proofWaits: boolean }> => {
  const of = { token: buyer.token, query: { id } };
  if (kind === 'goods') return (await shop.call(orderEndpoints.orderDetails, of)).data;
  if (kind === 'combo') return (await shop.call(bundleEndpoints.bundleDetails, of)).data;
  return (await shop.call(travel.travelOrderDetails, of)).data;
};
const refusal = async (buyer: Buyer, of: readonly Unpaid[]) => {
  const orderIds = of.map(({ id }) => id);
  const asked = await shop.call(groups.groupTotal, { token: buyer.token, query: { orders: orderIds.join(',') } });
  const pressed = await shop.call(groups.payTogether, { token: buyer.token, body: { orderIds } });
  expect(asked.code).toBe(pressed.code);
  return pressed;
};

test.each([0, 1, 2, 3])(
  'an order of four kinds whose proof is being checked (%i) says so and is not paid once more with others',
  async (which) => {
    const buyer = await shop.buyer();
    const all = await fourKinds(buyer);
    const one = all[which] as Unpaid;
    const rest = all.filter((other) => other !== one);
    expect(await listed(buyer, one)).toMatchObject({ proofWaits: false });
    const proof = await prove(buyer, one.paymentId);
    expect(await listed(buyer, one)).toMatchObject({ proofWaits: true });
    expect(await detailOf(buyer, one)).toMatchObject({ proofWaits: true });
    for (const other of rest) expect(await listed(buyer, other)).toMatchObject({ proofWaits: false });
    expect(await refusal(buyer, all)).toMatchObject({
      code: refusalCode('order.group_not_unpaid'),
      data: { orderIds: [one.id] },
    });
    expect((await reject(proof)).code).toBe(200);
    expect(await detailOf(buyer, one)).toMatchObject({ proofWaits: false });
    expect((await together(buyer, all)).paymentId).toEqual(expect.any(String));
  },
);

test('orders whose combined payment is being checked have that payment again, and are not put into another', async () => {
  const buyer = await shop.buyer();
  const all = await fourKinds(buyer);
  const [goods, stay, flight, combo] = all as [Unpaid, Unpaid, Unpaid, Unpaid];
  const first = await together(buyer, [goods, stay]);
  await prove(buyer, first.paymentId);
  for (const one of [goods, stay]) {
    expect(await listed(buyer, one)).toMatchObject({ proofWaits: true });
    expect(await detailOf(buyer, one)).toMatchObject({ proofWaits: true });
  }
  const seen = await shop.call(groups.orderGroup, { token: buyer.token, query: { id: first.groupId } });
  expect(seen.data).toMatchObject({ proofWaits: true });
  expect(await together(buyer, [stay, goods])).toEqual(first);
  expect(await refusal(buyer, [stay, flight])).toMatchObject({
    code: refusalCode('order.group_not_unpaid'),
    data: { orderIds: [stay.id] },
  });
  expect(await paymentOf(shop, first.paymentId)).toMatchObject({ state: 'pending' });
  expect((await together(buyer, [flight, combo])).paymentId).not.toBe(first.paymentId);
});

test.each(['goods', 'stay', 'flight', 'combo'])(
  'one of four orders in a combined payment that is called off (%s) leaves the others payable, each alone and together',
  async (kind) => {
    const buyer = await shop.buyer({ usd: 5_000_000 });
    const all = await fourKinds(buyer);
    const { paymentId } = await together(buyer, all);
    const gone = all.find((one) => one.kind === kind) as Unpaid;
    const rest = all.filter((one) => one !== gone);
    const body = { orderId: gone.id, reason: '', refundUsd: 0 };
    const { token } = buyer;
    const called =
      kind === 'goods'
        ? await shop.call(orderEndpoints.cancelOrder, { token, body: { orderId: gone.id } })
        : kind === 'combo'
          ? await shop.call(bundleEndpoints.cancelBundle, { token, body: { bundleId: gone.id, refundUsd: 0 } })
          : await shop.call(travel.cancelTravelOrder, { token, body });
    expect(called.code).toBe(200);
    expect(await paymentOf(shop, paymentId)).toMatchObject({ state: 'cancelled' });
    expect((await pay(buyer, paymentId)).code).not.toBe(200);
    expect(await statesOf(buyer, rest)).toEqual(WAITING.slice(1));
    const [alone, ...others] = rest as [Unpaid, ...Unpaid[]];
    expect((await pay(buyer, alone.paymentId)).data).toMatchObject({ status: 'paid' });
    const again = await together(buyer, others);
    expect((await pay(buyer, again.paymentId)).data).toMatchObject({ status: 'paid' });
    for (const state of await statesOf(buyer, rest)) expect(state).not.toBe('pending_payment');
    expect(await stateOf(buyer, gone)).toBe('cancelled');
    const paid = await Promise.all([alone.paymentId, again.paymentId].map((id) => paymentOf(shop, id)));
    const sum = paid.reduce((usd, one) => usd + (one?.amount ?? 0), 0);
    expect((await walletOf(shop, buyer.id)).available).toBe(5_000_000 - sum);
  },
);
