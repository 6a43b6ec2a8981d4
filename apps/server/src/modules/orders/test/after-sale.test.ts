import { randomUUID } from 'node:crypto';
import { errorCatalogue } from '@app/contract/core/error-catalogue';
import { messageEndpoints } from '@app/contract/messaging/endpoints';
import { afterSaleEndpoints } from '@app/contract/orders/after-sale/endpoints';
import { staffAfterSaleEndpoints } from '@app/contract/orders/after-sale/staff-endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { staffOrderEndpoints } from '@app/contract/orders/staff-endpoints';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { passTime } from '../../../testing/shop.ts';
import { setParameter } from '../../settings/public.ts';
import { askBack, boughtBy, broken, decide, openShop, readOf, type Shop, sendBack, walletOf } from './fixtures.ts';

let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(() => shop.close());

const stockOf = async (variantId: string) => {
  const { rows } = await sql<{ on_hand: number }>`
    SELECT on_hand FROM product_variant WHERE id = ${variantId}`.execute(shop.app.platform.db);
  return rows[0]?.on_hand;
};
const two = async (prices: [number, number], stock = 9) => {
  const { variantIds } = await shop.product({ prices, stock });
  const [a = '', b = ''] = variantIds;
  return {
    a,
    b,
    items: [
      { variantId: a, quantity: 3 },
      { variantId: b, quantity: 1 },
    ],
  };
};

test('everything before shipping: money, points, delivery and stock come back, and a refused request resumes', async () => {
  const buyer = await shop.buyer({ usd: 50_000, points: 2_000, agentId: shop.agentId });
  const { variantIds } = await shop.product({ prices: [999], stock: 2 });
  const items = [{ variantId: variantIds[0] ?? '', quantity: 2 }];
  const { id: orderId, payable } = await boughtBy(shop, buyer, { items, usePoints: true });
  const asked = await askBack(shop, buyer, { orderId, reason: 'changed_mind' });
  expect(asked.data).toMatchObject({ state: 'refund_requested', waitsFor: 'staff', actions: ['withdraw'] });
  expect(asked.data.split).toMatchObject({
    amount: { usd: payable.usd },
    postage: { usd: 500 },
    points: 199,
    to: 'wallet',
  });
  const no = await decide(shop, staff, { orderId, decision: 'reject_refund', note: 'Packed already' });
  expect(no.data).toMatchObject({
    state: 'pending_shipping',
    cases: [{ state: 'refund_rejected', answer: 'Packed already' }],
  });
  const again = await askBack(shop, buyer, { orderId });
  const yes = await decide(shop, staff, { orderId, decision: 'approve_refund' });
  expect(yes.data).toMatchObject({ state: 'refund_successful', payment: { status: 'refunded' } });
  const seen = await shop.call(afterSaleEndpoints.afterSaleDetails, {
    token: buyer.token,
    query: { id: again.data.id },
  });
  expect(seen.data).toMatchObject({ state: 'refund_successful', waitsFor: 'nobody', actions: [] });
  expect(seen.data.timeline.map((entry) => entry.event)).toEqual(['request_refund', 'approve_refund', 'refund']);
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 50_000, points: 2_000 });
  expect(await stockOf(variantIds[0] ?? '')).toBe(2);
  expect(await broken(shop)).toEqual([]);
});

test('parts go back one after the other, to the cent, and the order ends when nothing is left', async () => {
  const buyer = await shop.buyer({ usd: 50_000, points: 900, agentId: shop.agentId });
  const { a, b, items } = await two([3_333, 1_001]);
  const {
    id: orderId,
    lines,
    payable,
  } = await boughtBy(shop, buyer, { items, usePoints: true, staff, received: true });
  const [first = '', second = ''] = lines.map((line) => line.id);

  const goBack = async (pieces: { lineId: string; quantity: number }[]) => {
    const asked = await askBack(shop, buyer, { orderId, items: pieces, reason: 'damaged' });
    expect((await decide(shop, staff, { orderId, decision: 'approve_return' })).data.state).toBe('return_approved');
    const sent = await sendBack(shop, buyer, asked.data.id);
    expect(sent.data).toMatchObject({
      state: 'return_in_transit',
      returnParcel: { company: 'DHL', trackingNumber: 'BACK 1' },
    });
    const done = await decide(shop, staff, { orderId, decision: 'receive_return' });
    expect(await broken(shop)).toEqual([]);
    return done.data;
  };
  const one = await goBack([{ lineId: first, quantity: 1 }]);
  expect(one).toMatchObject({ state: 'pending_review', payment: { status: 'partly_refunded' } });
  expect(await stockOf(a)).toBe(7);
  const form = await shop.call(afterSaleEndpoints.afterSaleForm, { token: buyer.token, query: { order: orderId } });
  expect(form.data.lines.map((line) => line.left)).toEqual([2, 1]);
  await goBack([
    { lineId: first, quantity: 1 },
    { lineId: second, quantity: 1 },
  ]);
  const last = await goBack([{ lineId: first, quantity: 1 }]);
  expect(last).toMatchObject({ state: 'refund_successful', payment: { status: 'refunded', refundedUsd: payable.usd } });
  expect([await stockOf(a), await stockOf(b)]).toEqual([9, 9]);
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 50_000, points: 900 });
  expect((await readOf(shop, buyer, orderId)).cases).toHaveLength(3);
  expect((await walletOf(shop, shop.agentUser.id)).available).toBe(0);
});

test('what is kept after a part went back earns by itself alone: points, spent value and rebate', async () => {
  const agent = (await walletOf(shop, shop.agentUser.id)).available;
  const buyer = await shop.buyer({ usd: 50_000, agentId: shop.agentId });
  const { items } = await two([3_333, 1_001]);
  const { id: orderId, lines, payable } = await boughtBy(shop, buyer, { items, staff, received: true });
  const asked = await askBack(shop, buyer, { orderId, items: [{ lineId: lines[0]?.id ?? '', quantity: 2 }] });
  await decide(shop, staff, { orderId, decision: 'approve_return', amountUsd: 5_000, note: 'Worn' });
  await sendBack(shop, buyer, asked.data.id);
  await decide(shop, staff, { orderId, decision: 'receive_return' });
  const reviews = lines.map((line) => ({ lineId: line.id, rating: 4 }));
  await shop.call(orderEndpoints.reviewOrder, { token: buyer.token, body: { orderId, reviews } });
  const kept = payable.usd - 5_000;
  expect(await walletOf(shop, buyer.id)).toEqual({ available: 50_000 - kept, points: Math.floor(kept / 100) });
  expect((await walletOf(shop, shop.agentUser.id)).available - agent).toBe(Math.floor((kept * 500) / 10_000));
  const { rows } = await sql`SELECT spent_usd FROM customer WHERE id = ${buyer.id}`.execute(shop.app.platform.db);
  expect(rows).toEqual([{ spent_usd: kept }]);
  expect(await broken(shop)).toEqual([]);
});

test('a part before shipping: the rest is shipped, delivery stays with it', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { a, items } = await two([1_000, 500]);
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items });
  const asked = await askBack(shop, buyer, { orderId, items: [{ lineId: lines[0]?.id ?? '', quantity: 1 }] });
  expect(asked.data.split).toMatchObject({ amount: { usd: 1_000 }, postage: { usd: 0 } });
  expect((await decide(shop, staff, { orderId, decision: 'approve_refund' })).data.state).toBe('pending_shipping');
  expect(await stockOf(a)).toBe(7);
  // Cancelling by staff gives back the rest, delivery included.
  const params = { id: orderId };
  const { data } = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params });
  const body = { version: data.version, note: 'Out of stock' };
  const ended = await shop.call(staffOrderEndpoints.cancelOrder, { token: staff, params, body });
  expect(ended.data).toMatchObject({ state: 'refund_successful', cases: [{ reason: 'staff', amountUsd: 3_000 }, {}] });
  expect((await walletOf(shop, buyer.id)).available).toBe(50_000);
  expect(await broken(shop)).toEqual([]);
});

test('a return is not approved while there is no address to send it to', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { items } = await two([3_333, 1_001]);
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items, staff, received: true });
  await askBack(shop, buyer, { orderId, items: [{ lineId: lines[0]?.id ?? '', quantity: 1 }], reason: 'damaged' });
  const address = async (text: string) => {
    const { db, cache } = shop.app.platform;
    await setParameter(db, 'shop.return_address', text);
    cache.drop(['parameters']);
  };
  await address('');
  const refused = await decide(shop, staff, { orderId, decision: 'approve_return' });
  expect([refused.code, refused.status]).toEqual([errorCatalogue['after_sale.no_return_address'].code, 409]);
  expect(refused.msg).toContain('shop.return_address');
  expect((await readOf(shop, buyer, orderId)).state).toBe('return_requested');
  await address('1 Dock Road, Porto, PT');
  expect((await decide(shop, staff, { orderId, decision: 'approve_return' })).data.state).toBe('return_approved');
  const { db } = shop.app.platform;
  const { rows } = await sql`SELECT return_address FROM after_sale_case WHERE order_id = ${orderId}`.execute(db);
  expect(rows).toEqual([{ return_address: { name: '', tel: '', address: '1 Dock Road, Porto, PT' } }]);
});

test('a request can be withdrawn, an approved one runs out, a parcel can be refused', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { items } = await two([700, 300]);
  const { id: orderId } = await boughtBy(shop, buyer, { items, staff, received: true });
  const withdrawal = (caseId: string) =>
    shop.call(afterSaleEndpoints.withdrawAfterSale, { token: buyer.token, body: { caseId } });
  const first = await askBack(shop, buyer, { orderId });
  expect((await withdrawal(first.data.id)).data).toMatchObject({ state: 'withdrawn', actions: ['ask_again'] });
  expect((await withdrawal(first.data.id)).code).toBe(refusalCode('order.not_allowed'));
  expect((await readOf(shop, buyer, orderId)).state).toBe('pending_review');

  const second = await askBack(shop, buyer, { orderId });
  expect((await withdrawal(first.data.id)).code).toBe(refusalCode('order.not_allowed'));
  await decide(shop, staff, { orderId, decision: 'approve_return' });
  await sendBack(shop, buyer, second.data.id);
  const refused = await decide(shop, staff, { orderId, decision: 'refuse_return', note: 'Empty box' });
  expect(refused.data).toMatchObject({
    state: 'pending_review',
    cases: [{ state: 'return_rejected', answer: 'Empty box' }, {}],
  });

  const third = await askBack(shop, buyer, { orderId });
  const approved = await decide(shop, staff, { orderId, decision: 'approve_return' });
  expect(approved.data.cases[0]?.dueAt).not.toBeNull();
  await passTime(shop, 10 * DAY + 1_000);
  const seen = await shop.call(afterSaleEndpoints.afterSaleDetails, {
    token: buyer.token,
    query: { id: third.data.id },
  });
  expect(seen.data).toMatchObject({ state: 'lapsed', actions: [] });
  expect((await readOf(shop, buyer, orderId)).state).toBe('pending_review');
  await shop.app.deliverEvents();
  const inbox = await shop.call(messageEndpoints.messageList, { token: buyer.token, query: { kind: 'inbox' } });
  expect(inbox.data.list.map(({ title }) => title)).toContain('The time to send your return back is over');
  expect(await broken(shop)).toEqual([]);
});

test('more pieces than are left, more money than it comes to, a foreign reason, picture or company are refused', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { items } = await two([1_000, 500]);
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items, staff });
  const lineId = lines[0]?.id ?? '';
  const ask = (of: object) =>
    shop.call(afterSaleEndpoints.requestAfterSale, {
      token: buyer.token,
      raw: { orderId, items: [{ lineId, quantity: 1 }], reason: 'damaged', ...of },
    });
  expect((await ask({ items: [{ lineId, quantity: 4 }] })).code).toBe(refusalCode('after_sale.too_many'));
  expect((await ask({ items: [{ lineId: randomUUID(), quantity: 1 }] })).code).toBe(refusalCode('after_sale.too_many'));
  expect(
    (
      await ask({
        items: [
          { lineId, quantity: 1 },
          { lineId, quantity: 1 },
        ],
      })
    ).code,
  ).toBe(4230);
  expect((await ask({ items: [] })).code).toBe(refusalCode('input.invalid'));
  expect((await ask({ reason: 'too_slow' })).code).toBe(refusalCode('input.invalid'));
  expect((await ask({ pictures: ['/files/review/other.webp'] })).code).toBe(refusalCode('input.invalid'));
  const quote = (of: { lineId: string; quantity: number }) =>
    shop.call(afterSaleEndpoints.afterSaleQuote, { token: buyer.token, body: { orderId, items: [of] } });
  expect((await quote({ lineId, quantity: 4 })).code).toBe(refusalCode('after_sale.too_many'));
  expect((await quote({ lineId, quantity: 2 })).data).toMatchObject({ amount: { usd: 2_000 }, everything: false });
  const asked = await ask({});
  expect(asked.code).toBe(200);
  expect((await decide(shop, staff, { orderId, decision: 'approve_return', amountUsd: 1_001 })).code).toBe(
    refusalCode('after_sale.over_cap'),
  );
  await decide(shop, staff, { orderId, decision: 'approve_return', amountUsd: 0 });
  const body = { caseId: asked.data.id, companyId: randomUUID(), trackingNumber: 'B' };
  expect((await shop.call(afterSaleEndpoints.sendBack, { token: buyer.token, body })).code).toBe(
    refusalCode('input.invalid'),
  );
  expect(await broken(shop)).toEqual([]);
});

test('a return request belongs to its customer alone', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { items } = await two([1_000, 500]);
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items });
  const pieces = [{ lineId: lines[0]?.id ?? '', quantity: 1 }];
  const { data } = await askBack(shop, buyer, { orderId, items: pieces });
  const stranger = await shop.buyer();
  const { afterSaleForm, afterSaleDetails, afterSaleQuote, requestAfterSale, withdrawAfterSale } = afterSaleEndpoints;
  for (const [token, code] of [
    [stranger.token, 4004],
    [undefined, 2001],
  ] as const) {
    const as = token ? { token } : {};
    expect((await shop.call(afterSaleForm, { ...as, query: { order: orderId } })).code).toBe(code);
    expect((await shop.call(afterSaleDetails, { ...as, query: { id: data.id } })).code).toBe(code);
    expect((await shop.call(afterSaleQuote, { ...as, body: { orderId, items: pieces } })).code).toBe(code);
    expect((await shop.call(requestAfterSale, { ...as, body: { orderId, items: pieces, reason: 'other' } })).code).toBe(
      code,
    );
    expect((await shop.call(withdrawAfterSale, { ...as, body: { caseId: data.id } })).code).toBe(code);
    const parcel = { caseId: data.id, companyId: shop.companyId, trackingNumber: 'B' };
    expect((await shop.call(afterSaleEndpoints.sendBack, { ...as, body: parcel })).code).toBe(code);
  }
  // What is asked already cannot be asked again, and what is not approved not be sent back.
  expect((await shop.call(afterSaleForm, { token: buyer.token, query: { order: orderId } })).code).toBe(
    refusalCode('order.not_allowed'),
  );
  expect((await sendBack(shop, buyer, data.id)).code).toBe(refusalCode('order.not_allowed'));
  const companies = await shop.call(afterSaleEndpoints.parcelCompanies, { token: buyer.token });
  expect(companies.data).toEqual([{ id: shop.companyId, name: 'DHL' }]);
});

test('staff work through what waits the longest; agents see their own', async () => {
  const outsider = await shop.buyer({ usd: 50_000 });
  const insider = await shop.buyer({ usd: 50_000, agentId: shop.agentId });
  const { items } = await two([1_000, 500]);
  for (const buyer of [outsider, insider]) {
    const { id: orderId } = await boughtBy(shop, buyer, { items });
    await askBack(shop, buyer, { orderId, reason: 'too_slow' });
  }
  const list = (token: string, query = {}) => shop.call(staffAfterSaleEndpoints.listCases, { token, query });
  const all = await list(staff, { tab: 'waiting' });
  expect(all.data.list.map((row) => row.since)).toEqual(all.data.list.map((row) => row.since).toSorted());
  expect(all.data.counts.waiting).toBe(all.data.total);
  const agent = await shop.staff({ agentId: shop.agentId });
  const own = await list(agent, { tab: 'refund_requested' });
  expect(own.data.list.map((row) => row.customer.id)).toEqual([insider.id]);
  expect(own.data.list[0]).toMatchObject({
    count: 4,
    reason: 'too_slow',
    actions: ['approve_refund', 'reject_refund'],
  });
  const found = await list(staff, { tab: 'all', number: own.data.list[0]?.number ?? '' });
  expect(found.data.total).toBe(1);
  expect((await list(await shop.staff({ permissions: [] }))).status).toBe(403);
  const onlyView = await shop.staff({ permissions: ['orders.after_sale.view', 'orders.goods.view'] });
  expect((await list(onlyView, { tab: 'refund_requested' })).data.list.every((row) => row.actions.length === 0)).toBe(
    true,
  );
});

test('staff open a return of one piece of a received order as its customer could, once, with a reason, within the days', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { items } = await two([3_000, 2_000]);
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items, staff, received: true });
  const [first = '', second = ''] = lines.map((line) => line.id);
  const params = { id: orderId };
  const read = (token = staff) => shop.call(staffOrderEndpoints.readOrder, { token, params });
  expect((await read()).data.actions).toContain('request_return');
  const form = await shop.call(staffOrderEndpoints.openAfterSaleForm, { token: staff, params });
  expect(form.data).toMatchObject({ kind: 'return', lines: [{ left: 3 }, { left: 1 }] });
  const open = async (more: object = {}, token = staff) =>
    shop.call(staffOrderEndpoints.openAfterSale, {
      token,
      params,
      raw: {
        version: (await read()).data.version,
        items: [{ lineId: first, quantity: 1 }],
        reason: 'damaged',
        note: 'Said on the phone',
        ...more,
      },
    });
  expect((await open({ note: '' })).data).toMatchObject({ fields: { note: 'field.required' } });
  expect((await open({ reason: 'too_slow' })).data).toMatchObject({ fields: { reason: 'field.invalid' } });
  expect((await open({ items: [{ lineId: second, quantity: 2 }] })).data).toMatchObject({
    error: 'after_sale.too_many',
  });
  expect((await open({}, await shop.staff({ permissions: ['orders.goods.view'] }))).status).toBe(403);
  const opened = await open();
  expect(opened.data).toMatchObject({
    state: 'return_requested',
    cases: [{ kind: 'return', reason: 'damaged', description: 'Said on the phone', amountUsd: 3_000 }],
  });
  const { id: caseId } = opened.data.cases[0] ?? { id: '' };
  const seen = await shop.call(afterSaleEndpoints.afterSaleDetails, { token: buyer.token, query: { id: caseId } });
  expect(seen.data).toMatchObject({ state: 'return_requested', lines: [{ quantity: 1 }] });
  expect((await open()).data).toMatchObject({ error: 'order.not_allowed' });
  await decide(shop, staff, { orderId, decision: 'reject_return', note: 'Sent a new one' });
  await passTime(shop, 30 * DAY);
  expect((await read()).data.actions).not.toContain('request_return');
  expect((await open()).data).toMatchObject({ error: 'order.not_allowed' });
  expect(await broken(shop)).toEqual([]);
});

test('staff open a refund of one piece before it is shipped', async () => {
  const buyer = await shop.buyer({ usd: 50_000 });
  const { items } = await two([3_000, 2_000]);
  const { id: orderId, lines } = await boughtBy(shop, buyer, { items });
  const params = { id: orderId };
  const { data } = await shop.call(staffOrderEndpoints.readOrder, { token: staff, params });
  expect(data.actions).toContain('request_refund');
  const body = { version: data.version, items: [{ lineId: lines[1]?.id ?? '', quantity: 1 }], note: 'Out of stock' };
  const opened = await shop.call(staffOrderEndpoints.openAfterSale, {
    token: staff,
    params,
    body: { ...body, reason: 'other' },
  });
  expect(opened.data).toMatchObject({ state: 'refund_requested', cases: [{ amountUsd: 2_000 }] });
  const done = await decide(shop, staff, { orderId, decision: 'approve_refund' });
  expect(done.data).toMatchObject({ state: 'pending_shipping', payment: { refundedUsd: 2_000 } });
});
