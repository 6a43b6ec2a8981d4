import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { call, pay } from './calls.fixtures.ts';
import { addChannel } from './card.fixtures.ts';
import { choose } from './crypto.fixtures.ts';
import { type Order, openPaymentShop, type PaymentShop, standing } from './fixtures.ts';
import {
  approve,
  callStaff,
  newStaff,
  openOffline,
  reject,
  submit,
  submitProof,
  uploadVoucher,
  voucherPicture,
} from './proof.fixtures.ts';

let till: PaymentShop;
let offline: string;
let staff: string;
beforeAll(async () => {
  till = await openPaymentShop();
  offline = await openOffline(till);
  staff = await newStaff(till);
});
afterAll(async () => {
  await till.whole();
  await till.close();
});

const bought = async (usd = 1_000): Promise<Order> => till.newOrder(await till.newCustomer(), usd);
const detail = async (id: string) => (await callStaff(till.apps[0], `/payment-proofs/${id}`, { as: staff })).body;

test('when a picture was shown for another payment, then both are flagged: the same file, and one much like it', async () => {
  const original = await voucherPicture();
  const [a, b, c, d] = [await bought(), await bought(), await bought(), await bought()];
  const first = await submitProof(till, a, offline, original);
  const same = await submitProof(till, b, offline, original);
  const alike = await sharp(original).resize(300).jpeg({ quality: 60 }).toBuffer();
  const near = await submitProof(till, c, offline, alike);
  const other = await submitProof(till, d, offline);
  expect((await detail(same)).flags).toContain('same_picture');
  expect((await detail(first)).flags).toEqual(expect.arrayContaining(['same_picture', 'similar_picture']));
  expect((await detail(near)).flags).toEqual(expect.arrayContaining(['similar_picture']));
  expect((await detail(near)).flags).not.toContain('same_picture');
  expect((await detail(other)).flags).toEqual([]);
  const matches = (await detail(near)).matches as { proofId: string; kind: string; otherPicture: string }[];
  expect(new Set(matches.map(({ proofId }) => proofId))).toEqual(new Set([first, same]));
  // The picture it is like can be looked at beside it, any other cannot.
  const look = (picture: string) =>
    callStaff(till.apps[0], `/payment-proofs/${near}/picture?picture=${picture}`, { as: staff });
  expect((await look(matches[0]?.otherPicture ?? '')).status).toBe(200);
  const foreign = (await detail(other)).pictures as { id: string }[];
  expect((await look(foreign[0]?.id ?? '')).status).toBe(404);
});

test('when the same picture comes again for the same payment, then that is no other payment', async () => {
  const order = await bought();
  const bytes = await voucherPicture();
  const first = await submitProof(till, order, offline, bytes);
  await reject(till, first, { as: staff });
  const second = await submitProof(till, order, offline, bytes);
  expect((await detail(second)).flags).toEqual(['rejected_before']);
  expect(await detail(second)).toMatchObject({
    past: { rejected: 1, approved: 0 },
    history: [{ revision: 2 }, { revision: 1 }],
  });
});

test('when amount, currency or transaction do not fit, it waits long or its payment is over, then it is flagged', async () => {
  const order = await bought(1_000);
  await pay(till, order, offline);
  const voucher = async (one: Order) => [await uploadVoucher(till, one)];
  const send = async (one: Order, more: object) =>
    String((await submit(till, one, { channel: offline, pictures: await voucher(one), ...more })).data.id);
  expect((await detail(await send(order, { amount: '10.00', currency: 'USD' }))).flags).toEqual([]);
  expect((await detail(await send(order, { amount: '9.99', currency: 'USD' }))).flags).toEqual(['amount_differs']);
  expect((await detail(await send(order, { amount: '10', currency: 'EUR' }))).flags).toEqual(['currency_differs']);

  const [x, y] = [await bought(), await bought()];
  await send(x, { txHash: `0x${'ab'.repeat(32)}` });
  const copied = await send(y, { txHash: `0x${'AB'.repeat(32)}` });
  expect(await detail(copied)).toMatchObject({ flags: ['same_transaction'], matches: [{ kind: 'transaction' }] });

  const gone = await bought();
  const late = await send(gone, {});
  await sql`UPDATE payment_proof SET submitted_at = app_now() - interval '30 hours' WHERE id = ${late}`.execute(
    till.db,
  );
  await till.cancelOrder(gone);
  expect(await detail(late)).toMatchObject({ flags: ['waits_long', 'payment_over'], whenExact: 'revive' });
});

test('when the queue is read, then the longest waiting come first, with counts, search and tabs', async () => {
  const order = await bought(4_321);
  const proof = await submitProof(till, order, offline);
  const { body } = await callStaff(till.apps[0], '/payment-proofs?limit=100', { as: staff });
  const list = body.list as { id: string; submittedAt: string; dueUsd: number }[];
  const times = list.map(({ submittedAt }) => submittedAt);
  expect(times).toEqual([...times].sort());
  expect(list.at(-1)).toMatchObject({ id: proof, dueUsd: 4_321 });
  expect((body.counts as { waiting: number }).waiting).toBe(list.length);
  const { rows } = await sql<{ number: string; email: string }>`SELECT p.number, u.email FROM payment p
    JOIN customer u ON u.id = p.customer_id WHERE p.id = ${order.paymentId}`.execute(till.db);
  for (const query of [`number=${rows[0]?.number}`, `email=${rows[0]?.email}`]) {
    const found = await callStaff(till.apps[0], `/payment-proofs?${query}`, { as: staff });
    expect(found.body.list).toMatchObject([{ id: proof }]);
  }
  const rejected = await callStaff(till.apps[0], '/payment-proofs?tab=rejected', { as: staff });
  expect((rejected.body.list as { state: string }[]).every(({ state }) => state === 'rejected')).toBe(true);
  const bySum = await callStaff(till.apps[0], '/payment-proofs?sort=dueUsd&order=desc&limit=1', { as: staff });
  expect(bySum.body.list).toMatchObject([{ id: proof }]);
  expect((await callStaff(till.apps[0], '/payment-proof-channels', { as: staff })).body).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: offline, kind: 'offline' })]),
  );
});

test('when a verdict is written, then it names who, what was seen and the reason; unknown proofs are not found', async () => {
  const order = await bought();
  const proof = await submitProof(till, order, offline);
  await approve(till, proof, { as: staff, dueUsd: 1_000 });
  const { rows } = await sql<{ action: string; after: object }>`SELECT action, after FROM operation_log
    WHERE record = ${`payment_proof/${proof}`} AND staff_id = ${staff}`.execute(till.db);
  expect(rows).toMatchObject([{ action: 'payment_proof.approve', after: { state: 'approved', receivedUsd: 1_000 } }]);
  const twice = await approve(till, proof, { as: staff, dueUsd: 1_000 });
  expect(twice.body).toMatchObject({ error: 'proof.not_waiting', current: { state: 'approved' } });
  const none = randomUUID();
  expect((await approve(till, none, { as: staff, dueUsd: 1 })).body.error).toBe('record.not_found');
  expect((await reject(till, none, { as: staff })).body.error).toBe('record.not_found');
  expect((await callStaff(till.apps[0], `/payment-proofs/${none}`, { as: staff })).status).toBe(404);
  expect((await callStaff(till.apps[0], '/payment-proofs')).status).toBe(401);
});

test('when payments are listed, then each tells its channel and its story leads to the books', async () => {
  const order = await till.newOrder(await till.newCustomer(700), 700);
  await pay(till, order, till.channels.balance);
  const proof = await submitProof(till, await bought(600), offline);
  await approve(till, proof, { as: staff, dueUsd: 600, receivedUsd: 650 });
  const all = await callStaff(till.apps[0], '/payments?limit=100', { as: staff });
  expect(all.body.list).toEqual(
    expect.arrayContaining([expect.objectContaining({ id: order.paymentId, state: 'paid' })]),
  );
  const late = await callStaff(till.apps[0], '/payments?tab=late', { as: staff });
  expect(late.body.list).toMatchObject([{ amountUsd: 600, creditedLateUsd: 50, channel: { kind: 'offline' } }]);
  const id = (late.body.list as { id: string }[])[0]?.id ?? '';
  const story = (await callStaff(till.apps[0], `/payments/${id}`, { as: staff })).body;
  expect(story).toMatchObject({
    tries: [{ state: 'paid', amountUsd: 650, kind: 'offline' }],
    proofs: [{ id: proof, receivedUsd: 650 }],
    transfers: [
      { kind: 'late_payment', amountUsd: 50 },
      { kind: 'payment', amountUsd: 600 },
    ],
  });
  const hosted = await callStaff(till.apps[0], `/payments/${order.paymentId}`, { as: staff });
  expect(hosted.body).toMatchObject({ tries: [], transfers: [{ kind: 'payment', amountUsd: 700 }] });
  for (const [payable, found] of [
    ['goods_order', [order.paymentId]],
    ['top_up', []],
  ] as const) {
    const { rows } = await sql<{ number: string }>`SELECT number FROM payment WHERE id = ${order.paymentId}`.execute(
      till.db,
    );
    const { body } = await callStaff(till.apps[0], `/payments?payable=${payable}&number=${rows[0]?.number}`, {
      as: staff,
    });
    expect((body.list as { id: string }[]).map(({ id }) => id)).toEqual(found);
    expect(body).toMatchObject({ total: found.length, counts: { all: found.length, paid: found.length } });
  }
  expect((await callStaff(till.apps[0], '/payments?payable=boat_order', { as: staff })).body.fields).toEqual({
    payable: 'field.invalid',
  });
  expect((await callStaff(till.apps[0], `/payments/${randomUUID()}`, { as: staff })).status).toBe(404);
  expect((await call(till.apps[0], `/payment/cashier?payment=${order.paymentId}`, { as: order.customerId })).code).toBe(
    200,
  );
});

/** Networks that no watcher reads, with addresses of public documentation. */
const unwatched = {
  bitcoin: {
    network: 'bitcoin',
    asset: 'BTC',
    decimals: 8,
    usdPerUnit: '64000',
    address: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
    confirmations: 3,
  },
  tron: {
    network: 'tron',
    asset: 'USDT',
    decimals: 6,
    usdPerUnit: '1',
    tokenContract: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
    confirmations: 20,
  },
};

test.each(Object.entries(unwatched))(
  'when money comes on %s, which nobody watches, then both sides are told so and staff confirm its hash once',
  async (network, config) => {
    const channel = await addChannel(till, { kind: 'crypto', config });
    const order = await bought(5_000);
    const shown = await choose(till, order, channel);
    expect(shown).toMatchObject({ watched: false, confirmations: null, address: config.address });
    for (const txHash of ['a'.repeat(63), 'z'.repeat(64), `0x${'a'.repeat(62)}`]) {
      const refused = await submit(till, order, { channel, txHash });
      expect(refused.data.fields).toEqual({ txHash: 'field.invalid' });
    }
    const txHash = order.id.replaceAll('-', '').repeat(2);
    const proof = String((await submit(till, order, { channel, txHash })).data.id);
    expect(await detail(proof)).toMatchObject({
      txHash,
      chain: {
        asset: config.asset,
        address: config.address,
        amount: shown.amount,
        usdPerUnit: config.usdPerUnit,
        // A cent of Bitcoin has too few units to tell payments apart by their amount.
        toldBy: network === 'bitcoin' ? 'hash' : 'amount',
        needed: config.confirmations,
        watched: false,
        seen: null,
      },
    });
    const verdicts = await Promise.all([1, 2, 3].map(() => approve(till, proof, { as: staff, dueUsd: 5_000 })));
    expect(verdicts.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await standing(till.db, order)).toMatchObject({ order: 'paid', payment: 'paid', taken: 1 });
  },
);
