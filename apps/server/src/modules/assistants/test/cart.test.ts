import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantCurrencies } from '../../../testing/currencies.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { broken, payOf } from '../../orders/test/fixtures.ts';
import { assistant, newKey, newSigner, openProfiles, profileOf, signing, switchBuying, toAustin } from './fixtures.ts';
import { expectUcp } from './ucp-rules.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let one: ReturnType<typeof assistant>;
let other: ReturnType<typeof assistant>;
let cup: string;
let plate: string;
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openProfiles()]);
  await switchBuying(shop, true);
  await plantCurrencies(shop);
  one = assistant(shop, profiles.at('/agent.json'));
  other = assistant(shop, profiles.at('/other.json'));
  cup = (await shop.product({ prices: [1_200], stock: 50 })).variantIds[0] ?? '';
  plate = (await shop.product({ prices: [700], stock: 2 })).variantIds[0] ?? '';
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
});

type Line = readonly [id: string, quantity: number];
const bodyOf = (lines: readonly Line[], more: object = {}) => ({
  line_items: lines.map(([id, quantity]) => ({ item: { id }, quantity })),
  ...more,
});
const make = (lines: readonly Line[], more: object = {}, headers: Record<string, string> = {}) =>
  one.call('POST', '/ucp/carts', bodyOf(lines, more), headers);
const at = (id: string) => `/ucp/carts/${id}`;
const convert = (id: string, more: object = {}, by = one) =>
  by.call('POST', '/ucp/checkout-sessions', { cart_id: id, line_items: [], ...more });
const totalOf = (body: { totals: { type: string; amount: number }[] }) =>
  body.totals.find(({ type }) => type === 'total')?.amount;
const quantities = (body: { line_items: { item: { id: string }; quantity: number }[] }): Line[] =>
  body.line_items.map(({ item, quantity }) => [item.id, quantity]);
const look = (id: string, buyer?: Buyer) =>
  shop.call(assistantEndpoints.assistantCart, { query: { id }, ...(buyer ? { token: buyer.token } : {}) });
const take = (buyer: Buyer, of: { id: string; version: number }) =>
  shop.call(assistantEndpoints.takeAssistantCart, { token: buyer.token, body: { id: of.id, version: of.version } });
const takeWithout = (buyer: Buyer, { id, version }: { id: string; version: number }, without: string[]) =>
  shop.call(assistantEndpoints.takeAssistantCart, { token: buyer.token, body: { id, version, without } });

async function expectGone(answer: { status: number; body: { messages: { code: string }[] } }) {
  expectUcp('error', answer.body);
  expect([answer.status, answer.body.messages[0]?.code]).toEqual([200, 'not_found']);
}

test('2026-04-08: a cart is made, read, written anew as a whole, and answered as it was when it is canceled', async () => {
  const made = await make([[cup, 2]], { buyer: { email: 'ann@example.com' } });
  expectUcp('cart', made.body);
  expect([made.status, made.body.currency, quantities(made.body)]).toEqual([201, 'USD', [[cup, 2]]]);
  expect(Object.keys(made.body.ucp.capabilities)).toEqual(['dev.ucp.shopping.cart']);
  expect(made.body.ucp).not.toHaveProperty('payment_handlers');
  const { id } = made.body;
  expect(made.body.continue_url).toMatch(new RegExp(`^http://.*#/assistantcart\\?id=${id}$`));
  expect((await one.call('GET', at(id))).body).toEqual(made.body);
  const put = await one.call('PUT', at(id), bodyOf([[plate, 1]], { id }));
  expectUcp('cart', put.body);
  expect([put.status, quantities(put.body), put.body.buyer]).toEqual([200, [[plate, 1]], undefined]);
  const canceled = await one.call('POST', `${at(id)}/cancel`, {});
  expectUcp('cart', canceled.body);
  expect([canceled.status, quantities(canceled.body)]).toEqual([200, [[plate, 1]]]);
  await expectGone(await one.call('GET', at(id)));
  await expectGone(await one.call('PUT', at(id), bodyOf([[cup, 1]])));
  await expectGone(await one.call('POST', `${at(id)}/cancel`, {}));
});

test('2026-04-08: totals are those that a checkout of the same goods has, by the country of the context', async () => {
  const context = { address_country: 'US', address_region: 'Texas' };
  const cart = await make([[cup, 3]], { context });
  const checkout = await one.create([{ id: cup, quantity: 3 }], toAustin);
  expect(cart.body.totals).toEqual(checkout.body.totals);
  const pound = await make([[cup, 3]], { context: { ...context, currency: 'GBP' } });
  expect(pound.body.currency).toBe('GBP');
  expect(totalOf(pound.body)).not.toBe(totalOf(cart.body));
});

test('2026-04-08: what cannot be had is a warning in a cart; nothing is made of what is not for sale', async () => {
  const scarce = await make([
    [cup, 1],
    [plate, 9],
  ]);
  expectUcp('cart', scarce.body);
  expect(scarce.body.messages).toMatchObject([{ type: 'warning', code: 'out_of_stock', path: '$.line_items[1]' }]);
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    const none = await make([[id, 1]]);
    expectUcp('error', none.body);
    expect([none.status, none.body.messages[0].code]).toEqual([200, 'item_unavailable']);
  }
  const bad = await one.call('POST', '/ucp/carts', { line_items: [] });
  expect([bad.status, bad.body.content]).toEqual([400, 'Not valid: $.line_items']);
});

test('2026-04-08: the same key again has one effect and the same answer; with another body it is refused with 409', async () => {
  const key = newKey();
  const first = await make([[cup, 1]], {}, key);
  expect(await make([[cup, 1]], {}, key)).toMatchObject({ status: 201, body: first.body });
  expect((await make([[cup, 2]], {}, key)).status).toBe(409);
  const again = newKey();
  const cancel = () => one.call('POST', `${at(first.body.id)}/cancel`, {}, again);
  expect((await cancel()).body).toEqual((await cancel()).body);
});

test("2026-04-08: another assistant's cart is not found; one made by a signed call is called with signatures alone", async () => {
  const { body } = await make([[cup, 1]]);
  await expectGone(await other.call('GET', at(body.id)));
  await expectGone(await convert(body.id, {}, other));
  const { signer, published } = newSigner();
  const profile = profiles.at('/keyed.json', {
    text: JSON.stringify(profileOf({ more: { signing_keys: [published] } })),
  });
  const keyed = assistant(shop, profile);
  const wish = bodyOf([[cup, 1]]);
  const home = shop.app.platform.home() ?? '';
  const signed = signing(signer, { home, profile, method: 'POST', path: '/ucp/carts', body: wish });
  const made = await keyed.call('POST', '/ucp/carts', wish, signed);
  expect(made.status).toBe(201);
  for (const answer of [await keyed.call('GET', at(made.body.id)), await convert(made.body.id, {}, keyed)])
    expect([answer.status, answer.body.code]).toEqual([401, 'signature_missing']);
});

test('2026-04-08: a checkout is made of the cart, whatever else the call says of lines, buyer and context', async () => {
  const buyer = { email: 'ann@example.com' };
  const cart = await make(
    [
      [cup, 2],
      [plate, 1],
    ],
    { buyer, context: { currency: 'GBP' } },
  );
  const made = await convert(cart.body.id, {
    line_items: [{ item: { id: plate }, quantity: 7 }],
    buyer: { email: 'bob@example.com' },
    context: { currency: 'USD' },
    ...toAustin,
  });
  expectUcp('checkout', made.body);
  expect([made.status, made.body.currency, made.body.buyer]).toEqual([201, 'GBP', buyer]);
  expect(quantities(made.body)).toEqual([
    [cup, 2],
    [plate, 1],
  ]);
  expect(made.body.fulfillment.methods[0].destinations).toHaveLength(1);
});

test('2026-04-08: a cart has one checkout that is not over: the same is answered, as the cart stands; changes to it are in the cart', async () => {
  const { id } = (await make([[cup, 1]])).body;
  const first = await convert(id, toAustin);
  const twice = await Promise.all([convert(id), convert(id)]);
  expect(twice.map(({ status, body }) => [status, body.id])).toEqual([
    [200, first.body.id],
    [200, first.body.id],
  ]);
  await one.put(first.body.id, [{ id: cup, quantity: 4 }], toAustin);
  expect(quantities((await one.call('GET', at(id))).body)).toEqual([[cup, 4]]);
  await one.call('PUT', at(id), bodyOf([[plate, 1]]));
  const anew = await convert(id);
  expect([anew.body.id, quantities(anew.body)]).toEqual([first.body.id, [[plate, 1]]]);
  expect(anew.body.fulfillment.methods[0].destinations).toHaveLength(1);
  await one.cancel(first.body.id);
  const next = await convert(id);
  expect([next.status, next.body.id === first.body.id]).toEqual([201, false]);
});

test('two conversions at once make one checkout', async () => {
  const { id } = (await make([[cup, 1]])).body;
  const made = await Promise.all([convert(id), convert(id), convert(id)]);
  expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
});

test('2026-04-08: the link of a cart leads a person to it; its checkout is theirs, and once it is paid the cart is gone', async () => {
  const made = await make([[cup, 2]], { buyer: { email: 'ann@example.com' } });
  const { id } = made.body;
  const buyer = await shop.buyer({ usd: 50_000 });
  const seen = (await look(id)).data;
  expect([seen.state, seen.id, seen.version, seen.lines.length]).toEqual(['open', id, 1, 1]);
  const stale = await take(buyer, { id, version: 9 });
  expect(stale.code).toBe(refusalCode('record.stale'));
  const taken = await take(buyer, seen);
  expect((await take(buyer, seen)).data).toEqual(taken.data);
  const mine = (await look(id, buyer)).data;
  expect([mine.state, mine.quoteId]).toEqual(['mine', taken.data.quoteId]);
  expect([(await look(id)).data.state, (await take(await shop.buyer({}), seen)).code]).toEqual([
    'taken',
    refusalCode('record.not_found'),
  ]);
  expect((await one.call('GET', at(id))).body.buyer).toBeUndefined();
  const checkout = await convert(id);
  expect([checkout.status, checkout.body.status]).toEqual([200, 'requires_escalation']);
  const placed = await shop.call(orderEndpoints.submitOrder, {
    token: buyer.token,
    body: { quoteId: taken.data.quoteId, note: '' },
  });
  expect((await convert(id)).body.id).toBe(checkout.body.id);
  const late = await one.call('PUT', at(id), bodyOf([[plate, 1]]));
  expectUcp('cart', late.body);
  expect(late.body.messages).toMatchObject([{ type: 'warning', code: 'being_paid' }]);
  await payOf(shop, buyer, placed.data.paymentId);
  expect((await one.get(checkout.body.id)).body.status).toBe('completed');
  await expectGone(await one.call('GET', at(id)));
  await expectGone(await convert(id));
  expect((await look(id, buyer)).data.orderId).toBe(placed.data.orderId);
  expect(await broken(shop)).toEqual([]);
});

test('2026-04-08: what cannot be had is marked behind the link, left out of the price and of what is taken', async () => {
  const { id } = (
    await make([
      [cup, 2],
      [plate, 9],
    ])
  ).body;
  const alone = (await look((await make([[cup, 2]])).body.id)).data;
  const seen = (await look(id)).data;
  expect([seen.lines.length, seen.missing]).toEqual([2, [{ variantId: plate, state: 'insufficient', available: 2 }]]);
  expect([seen.payable, seen.priceLines]).toEqual([alone.payable, alone.priceLines]);
  const none = (await look((await make([[plate, 9]])).body.id)).data;
  expect([none.payable, none.priceLines, none.missing.length]).toEqual([null, [], 1]);
  const buyer = await shop.buyer({ usd: 50_000 });
  expect((await take(buyer, seen)).code).toBe(refusalCode('stock.insufficient'));
  const nothing = await takeWithout(buyer, seen, [cup, plate]);
  expect(nothing.code).toBe(refusalCode('stock.out'));
  const { quoteId } = (await takeWithout(buyer, seen, [plate])).data;
  const placed = await shop.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId, note: '' } });
  await payOf(shop, buyer, placed.data.paymentId);
  const mine = (await look(id, buyer)).data;
  expect([mine.orderId, mine.missing, mine.lines.map((line) => line.variantId)]).toEqual([
    placed.data.orderId,
    [],
    [cup],
  ]);
});

test('2026-04-08: a cart ends with its time, and is forgotten', async () => {
  const { id, expires_at: until } = (await make([[cup, 1]])).body;
  expect(new Date(until).getTime()).toBeGreaterThan(shop.app.platform.clock.now().getTime());
  await passTime(shop, 31 * 24 * 3_600_000);
  await expectGone(await one.call('GET', at(id)));
  expect((await look(id)).code).toBe(refusalCode('record.not_found'));
  await shop.app.runJobs('assistants.forget_carts');
});
