import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { assistantEndpoints } from '@app/contract/assistants/endpoints';
import { orderEndpoints } from '@app/contract/orders/endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { type Buyer, openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { broken, payOf } from '../../orders/test/fixtures.ts';
import { assistant, openProfiles, switchBuying, toAustin } from './fixtures.ts';
import { expectUcp } from './ucp-rules.ts';

let shop: Shop;
let profiles: Awaited<ReturnType<typeof openProfiles>>;
let one: ReturnType<typeof assistant>;
let other: ReturnType<typeof assistant>;
let cup: { id: string; quantity: number };
let rare: { id: string; quantity: number };
beforeAll(async () => {
  [shop, profiles] = await Promise.all([openShop(), openProfiles()]);
  await switchBuying(shop, true);
  one = assistant(shop, profiles.at('/agent.json'));
  other = assistant(shop, profiles.at('/other.json'));
  const { variantIds } = await shop.product({ prices: [1_200], stock: 1_000 });
  cup = { id: variantIds[0] ?? '', quantity: 2 };
  const few = await shop.product({ prices: [900], stock: 2, limit: 5 });
  rare = { id: few.variantIds[0] ?? '', quantity: 1 };
});
afterAll(async () => {
  await shop.close();
  await profiles.close();
});

type Message = { type: string; code: string; severity?: string; path?: string };
const codesOf = ({ body }: { body: { messages: Message[] } }) => body.messages.map(({ code }) => code);
const take = async (buyer: Buyer, id: string) => {
  const { data } = await look(id, buyer);
  return shop.call(assistantEndpoints.takeAssistantCart, {
    token: buyer.token,
    body: { id, version: data?.version ?? 1 },
  });
};
const look = (id: string, buyer?: Buyer) =>
  shop.call(assistantEndpoints.assistantCart, { query: { id }, ...(buyer ? { token: buyer.token } : {}) });

/** Places the order of a taken cart; returns its payment. */
async function placed(buyer: Buyer, quoteId: string) {
  const { code, data, msg } = await shop.call(orderEndpoints.submitOrder, {
    token: buyer.token,
    body: { quoteId, note: '' },
  });
  if (code !== 200) throw new Error(`submit: ${msg}`);
  return data;
}

test('2026-04-08: a checkout is made with its price, and asks for the buyer at an address of the shop', async () => {
  const made = await one.create([cup], { buyer: { email: 'ann@example.com' }, ...toAustin });
  expectUcp('checkout', made.body);
  expectUcp('delivery', made.body);
  const { body } = made;
  expect([made.status, body.status, body.currency]).toEqual([201, 'requires_escalation', 'USD']);
  expect(body.line_items).toMatchObject([{ item: { id: cup.id, title: 'Cup', price: 1_200 }, quantity: 2 }]);
  const total = body.totals.find(({ type }: { type: string }) => type === 'total').amount;
  const rest = body.totals.filter(({ type }: { type: string }) => type !== 'total');
  expect(rest.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)).toBe(total);
  expect(body.continue_url).toMatch(new RegExp(`^http://.*#/assistantcart\\?id=${body.id}$`));
  expect(body.messages).toMatchObject([
    { type: 'error', code: 'identity_required', severity: 'requires_buyer_review' },
  ]);
  expect(body.fulfillment.methods[0]).toMatchObject({ type: 'shipping', selected_destination_id: 'address_1' });
  expect(new Date(body.expires_at).getTime()).toBeGreaterThan(Date.now());
  expect((await one.get(body.id)).body).toEqual(body);
});

test('2026-04-08: who escalates says why and where to; without an address the buyer is asked for it', async () => {
  const { body } = await one.create([cup]);
  expectUcp('delivery', body);
  expect(body.status).toBe('requires_escalation');
  expect(body.continue_url).toMatch(/^http/);
  const severities = (body.messages as Message[]).map(({ severity }) => severity);
  expect(severities).toEqual(['requires_buyer_input', 'requires_buyer_review']);
});

test('2026-04-08: what cannot be had is told with 200 where it stands, and mended by the next call', async () => {
  const { body } = await one.create([cup, { ...rare, quantity: 3 }], toAustin);
  expectUcp('checkout', body);
  expect(body.status).toBe('incomplete');
  expect(body.messages[0]).toMatchObject({ code: 'out_of_stock', severity: 'recoverable', path: '$.line_items[1]' });
  const limited = await one.put(body.id, [{ ...rare, quantity: 9 }], toAustin);
  expect(codesOf(limited)[0]).toBe('quantity_limit');
  const mended = await one.put(body.id, [rare], toAustin);
  expect([mended.status, mended.body.status, codesOf(mended)]).toEqual([
    200,
    'requires_escalation',
    ['identity_required'],
  ]);
  expect(mended.body.line_items).toHaveLength(1);
  const abroad = await one.put(body.id, [rare], {
    fulfillment: { methods: [{ type: 'shipping', destinations: [{ address_country: 'XX' }] }] },
  });
  expect([abroad.body.status, codesOf(abroad)[0]]).toEqual(['incomplete', 'address_undeliverable']);
  expectUcp('delivery', abroad.body);
});

test('2026-04-08: nothing is made of what is not for sale', async () => {
  for (const id of ['nothing', '00000000-0000-4000-8000-000000000000']) {
    const answer = await one.create([cup, { id, quantity: 1 }]);
    expectUcp('error', answer.body);
    expect([answer.status, answer.body.messages[0]]).toMatchObject([
      200,
      { code: 'item_unavailable', severity: 'unrecoverable', path: '$.line_items[1]' },
    ]);
  }
  const { body } = await one.create([cup]);
  const kept = await one.put(body.id, [{ id: 'nothing', quantity: 1 }]);
  expectUcp('error', kept.body);
  expect((await one.get(body.id)).body).toEqual(body);
});

test("another assistant's checkout and one that is not there cannot be told apart, and nothing of it is done", async () => {
  const { body } = await one.create([cup], toAustin);
  for (const id of [body.id, '00000000-0000-4000-8000-000000000000', 'nothing']) {
    for (const answer of [
      await other.get(id),
      await other.put(id, [cup]),
      await other.complete(id),
      await other.cancel(id),
    ]) {
      expectUcp('error', answer.body);
      expect([answer.status, codesOf(answer)]).toEqual([200, ['not_found']]);
    }
  }
  expect((await one.get(body.id)).body).toEqual(body);
});

test('2026-04-08: no assistant completes an order: it is answered with where the buyer goes on', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { body } = await one.create([cup], toAustin);
  const instruments = [
    { id: 'pm', handler_id: 'wallet', type: 'card', credential: { type: 'token', token: 'secret-token' } },
  ];
  const done = await one.complete(body.id, { payment: { instruments } });
  expectUcp('checkout', done.body);
  expect([done.status, done.body.status]).toEqual([200, 'requires_escalation']);
  expect(codesOf(done)).toEqual(['payment_handler_unknown', 'identity_required']);
  // A credential is never answered.
  expect(JSON.stringify(done.body)).not.toContain('secret-token');
  const taken = await take(buyer, body.id);
  expect((await one.complete(body.id)).body.status).toBe('requires_escalation');
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM goods_order`.execute(shop.app.platform.db);
  expect([taken.code, rows[0]?.n]).toEqual([200, 0]);
});

test('2026-04-08: a buyer opens the link, signs in, finds this cart, orders and pays; the checkout says completed', async () => {
  const buyer = await shop.buyer({ usd: 100_000, address: false });
  const { body } = await one.create([cup], { buyer: { email: 'ann@example.com' }, ...toAustin });
  const seen = await look(body.id);
  expect(seen.data).toMatchObject({
    state: 'open',
    assistant: expect.stringMatching(/^127/),
    place: { country: 'US', city: 'Austin' },
  });
  expect(JSON.stringify(seen.data)).not.toMatch(/Main St|ann@|Lee/);
  const { data } = await take(buyer, body.id);
  expect(await take(buyer, body.id)).toMatchObject({ code: 200, data });
  const quote = await shop.call(orderEndpoints.readQuote, { token: buyer.token, query: { id: data.quoteId } });
  expect(quote.data.lines).toMatchObject([{ variantId: cup.id, quantity: 2 }]);
  expect(quote.data.address).toMatchObject({ name: 'Ann Lee', city: 'Austin', addressDetail: '123 Main St' });
  const total = body.totals.find(({ type }: { type: string }) => type === 'total').amount;
  expect(quote.data.payable.amount).toBe(total);
  const order = await placed(buyer, data.quoteId);
  const waiting = await one.get(body.id);
  expectUcp('checkout', waiting.body);
  expect([waiting.body.status, codesOf(waiting)]).toEqual(['requires_escalation', ['payment_required']]);
  await payOf(shop, buyer, order.paymentId);
  const done = await one.get(body.id);
  expectUcp('checkout', done.body);
  expect(done.body).toMatchObject({
    status: 'completed',
    order: { id: order.orderId, label: order.number, permalink_url: expect.stringContaining(order.orderId) },
  });
  expect([done.body.continue_url, done.body.messages]).toEqual([undefined, []]);
  // What is completed does not change.
  for (const step of [await one.cancel(body.id), await one.put(body.id, [rare], toAustin)])
    expect([step.body.status, codesOf(step)]).toEqual(['completed', ['already_ordered']]);
  expect((await one.complete(body.id)).body).toEqual(done.body);
  expect((await look(body.id, buyer)).data).toMatchObject({ state: 'mine', orderId: order.orderId, quoteId: null });
  expect(await broken(shop)).toEqual([]);
});

test('a taken cart is told to who took it alone; the address that came with it is forgotten', async () => {
  const [ann, ben] = [await shop.buyer(), await shop.buyer()];
  const { body } = await one.create([cup], { buyer: { email: 'ann@example.com' }, ...toAustin });
  await take(ann, body.id);
  for (const who of [ben, undefined])
    expect((await look(body.id, who)).data).toMatchObject({ state: 'taken', lines: [], payable: null, quoteId: null });
  expect((await take(ben, body.id)).code).toBe(refusalCode('record.not_found'));
  const { rows } = await sql<{
    text: string;
  }>`SELECT row_to_json(c)::text AS text FROM assistant_checkout c WHERE id = ${body.id}`.execute(shop.app.platform.db);
  expect(rows[0]?.text).not.toMatch(/Main St|ann@example/);
  expect((await one.get(body.id)).body.buyer).toBeUndefined();
});

test('who does not get a cart learns nothing of its address: not who comes second, nor who finds its goods no longer for sale', async () => {
  const people = [await shop.buyer({ address: false }), await shop.buyer({ address: false })] as const;
  const { body } = await one.create([cup], toAustin);
  const taken = await Promise.all(people.map((buyer) => take(buyer, body.id)));
  const books = async () => {
    const { rows } = await sql<{ customer: string }>`SELECT customer_id AS customer FROM address
      WHERE customer_id IN (${people[0].id}, ${people[1].id})`.execute(shop.app.platform.db);
    return rows.map(({ customer }) => customer);
  };
  expect(taken.map(({ code }) => code).sort()).toEqual([200, refusalCode('record.not_found')].sort());
  const first = people[taken.findIndex(({ code }) => code === 200)];
  expect(await books()).toEqual([first?.id]);
  const { productId: id, variantIds } = await shop.product({ prices: [700], stock: 1 });
  const last = (await one.create([{ id: variantIds[0] ?? '', quantity: 1 }], toAustin)).body;
  await sql`UPDATE product SET online = false WHERE id = ${id}`.execute(shop.app.platform.db);
  for (const buyer of people) expect((await take(buyer, last.id)).code).not.toBe(200);
  expect(await books()).toEqual([first?.id]);
});

test('a cart that the assistant changed while it was looked at is not taken unseen', async () => {
  const buyer = await shop.buyer({ usd: 100_000 });
  const { body } = await one.create([cup], toAustin);
  const seen = (await look(body.id, buyer)).data;
  expect((await one.put(body.id, [{ ...cup, quantity: 5 }], toAustin)).status).toBe(200);
  const taking = (version: number) =>
    shop.call(assistantEndpoints.takeAssistantCart, { token: buyer.token, body: { id: body.id, version } });
  expect((await taking(seen.version)).code).toBe(refusalCode('record.stale'));
  const old = await shop.call(assistantEndpoints.takeAssistantCart, { token: buyer.token, body: { id: body.id } });
  expect(old.code).toBe(refusalCode('record.stale'));
  const now = (await look(body.id, buyer)).data;
  expect(now).toMatchObject({ state: 'open', lines: [{ quantity: 5 }] });
  expect((await taking(now.version)).code).toBe(200);
});

test('an address that lacks something is said to lack it, and is not shown as where the parcel goes', async () => {
  const [destination] = toAustin.fulfillment.methods[0]?.destinations ?? [];
  const { phone_number: _phone, ...silent } = destination as Record<string, string>;
  const made = await one.create([cup], {
    fulfillment: { methods: [{ type: 'shipping', destinations: [silent] }] },
  });
  expectUcp('checkout', made.body);
  expect(made.body.messages).toContainEqual(
    expect.objectContaining({
      code: 'address_incomplete',
      severity: 'requires_buyer_input',
      path: '$.fulfillment.methods[0].destinations[0]',
    }),
  );
  expect((await look(made.body.id)).data).toMatchObject({ state: 'open', place: null });
});

test('an address that breaks the rules of its country leads to the book; one that is there is not added twice', async () => {
  const ann = await shop.buyer({ address: false });
  const book = async () => (await shop.call(accountEndpoints.addressPage, { token: ann.token, query: {} })).data.list;
  const bad = await one.create([cup], {
    fulfillment: { methods: [{ type: 'shipping', destinations: [{ address_country: 'US', street_address: '1 A' }] }] },
  });
  const { data } = await take(ann, bad.body.id);
  expect([(await book()).length, (await placedCode(ann, data.quoteId)).code]).toEqual([
    0,
    refusalCode('input.invalid'),
  ]);
  for (let round = 0; round < 2; round += 1) {
    const { body } = await one.create([cup], toAustin);
    await take(ann, body.id);
  }
  expect(await book()).toHaveLength(1);
});
const placedCode = (buyer: Buyer, quoteId: string) =>
  shop.call(orderEndpoints.submitOrder, { token: buyer.token, body: { quoteId, note: '' } });

test('2026-04-08: what is canceled cannot be ordered any more, also by who took it', async () => {
  const ann = await shop.buyer({ usd: 10_000 });
  const { body } = await one.create([cup], toAustin);
  const { data } = await take(ann, body.id);
  const gone = await one.cancel(body.id);
  expectUcp('checkout', gone.body);
  expect([gone.body.status, gone.body.continue_url]).toEqual(['canceled', undefined]);
  expect((await placedCode(ann, data.quoteId)).code).toBe(refusalCode('record.not_found'));
  expect((await take(ann, body.id)).code).toBe(refusalCode('order.quote_expired'));
  expect((await look(body.id, ann)).data.state).toBe('over');
  for (const step of [await one.cancel(body.id), await one.put(body.id, [cup])])
    expect([step.status, step.body.status, codesOf(step)]).toEqual([200, 'canceled', ['canceled']]);
});

test('an assistant that changes a taken cart takes it back: the buyer takes the new one', async () => {
  const ann = await shop.buyer({ usd: 10_000 });
  const { body } = await one.create([cup], toAustin);
  const before = await take(ann, body.id);
  const changed = await one.put(body.id, [{ ...cup, quantity: 5 }], toAustin);
  expect([changed.body.status, changed.body.line_items[0].quantity]).toEqual(['requires_escalation', 5]);
  expect((await placedCode(ann, before.data.quoteId)).code).toBe(refusalCode('record.not_found'));
  const after = await take(ann, body.id);
  expect(after.data.quoteId).not.toBe(before.data.quoteId);
  const quote = await shop.call(orderEndpoints.readQuote, { token: ann.token, query: { id: after.data.quoteId } });
  expect(quote.data.lines[0]?.quantity).toBe(5);
});

test('2026-04-08: a checkout ends with the time of its price, a taken one with its quote', async () => {
  const ann = await shop.buyer();
  const left = (await one.create([cup], toAustin)).body;
  const taken = (await one.create([cup], toAustin)).body;
  await take(ann, taken.id);
  await passTime(shop, 16 * 60_000);
  const over = await one.get(left.id);
  expectUcp('checkout', over.body);
  expect([over.body.status, over.body.expires_at, over.body.continue_url]).toEqual(['canceled', undefined, undefined]);
  expect((await one.get(taken.id)).body.status).toBe('requires_escalation');
  expect((await take(ann, left.id)).code).toBe(refusalCode('order.quote_expired'));
  await passTime(shop, 25 * 3_600_000);
  await shop.app.runJobs();
  expect((await one.get(taken.id)).body.status).toBe('canceled');
  expect(codesOf(await one.get(left.id))).toEqual(['not_found']);
});

test('an order that was never paid ends the checkout', async () => {
  const ann = await shop.buyer({ usd: 10_000 });
  const { body } = await one.create([cup], toAustin);
  const order = await placed(ann, (await take(ann, body.id)).data.quoteId);
  await shop.call(orderEndpoints.cancelOrder, {
    token: ann.token,
    body: { orderId: order.orderId, reason: 'Too late' },
  });
  const over = await one.get(body.id);
  expect([over.body.status, over.body.order]).toEqual(['canceled', undefined]);
  expect(await broken(shop)).toEqual([]);
});

test('the calls of the app: no token, and ids of nobody', async () => {
  const { body } = await one.create([cup]);
  expect((await shop.call(assistantEndpoints.takeAssistantCart, { body: { id: body.id } })).code).not.toBe(200);
  const nobody = '00000000-0000-4000-8000-000000000000';
  expect((await look(nobody)).code).toBe(refusalCode('record.not_found'));
  expect((await take(await shop.buyer(), nobody)).code).toBe(refusalCode('record.not_found'));
});

test('the invariant of taken carts finds an order of somebody else and an address that is kept', async () => {
  const ann = await shop.buyer();
  const { body } = await one.create([cup], toAustin);
  await take(ann, body.id);
  const offends = async (): Promise<boolean> =>
    (await shop.app.verify()).some(({ name, ok }) => name === 'assistants.taken_carts_are_theirs' && !ok);
  const set = (what: string) =>
    sql`UPDATE assistant_checkout SET ${sql.raw(what)} WHERE id = ${body.id}`.execute(shop.app.platform.db);
  await set(`buyer = '{"email": "ann@example.com"}'`);
  expect(await offends()).toBe(true);
  await set(`buyer = '{}', customer_id = '${(await shop.buyer()).id}'`);
  expect(await offends()).toBe(true);
  await set(`customer_id = '${ann.id}'`);
  expect(await offends()).toBe(false);
});
