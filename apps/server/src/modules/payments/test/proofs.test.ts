import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../platform/db/connect.ts';
import { balances } from '../../ledger/core.ts';
import { setParameter } from '../../settings/public.ts';
import { refundPayment } from '../public.ts';
import { call, pay } from './calls.fixtures.ts';
import { type Order, openPaymentShop, type PaymentShop, standing } from './fixtures.ts';
import {
  approve,
  BANK,
  callStaff,
  newStaff,
  openOffline,
  reject,
  submit,
  submitProof,
  upload,
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
afterAll(() => till.close());

const bought = async (usd = 1_000): Promise<Order> => till.newOrder(await till.newCustomer(), usd);
const page = (order: Order, given: { as?: string; key?: string } = { as: order.customerId }) =>
  call(
    till.apps[0],
    `/payment/proof?payment=${order.paymentId}&channel=${offline}${given.key ? `&key=${given.key}` : ''}`,
    given.as ? { as: given.as } : {},
  );
const endOf = async (order: Order) => {
  const { rows } = await sql<{ hours: number; order: number | null }>`
    SELECT extract(epoch FROM p.expires_at - app_now()) / 3600 AS hours,
      extract(epoch FROM o.extended_to - app_now()) / 3600 AS order
    FROM payment p JOIN fake_order o ON o.id = p.payable_id WHERE p.id = ${order.paymentId}`.execute(till.db);
  return { hours: Math.round(Number(rows[0]?.hours)), order: Math.round(Number(rows[0]?.order)) };
};

test('when a bank transfer is chosen, then the cashier leads to its instructions and stores one try', async () => {
  const order = await bought(12_345);
  const first = await pay(till, order, offline);
  expect(first.data.redirect).toBe(`/#/offlinepayment?payment=${order.paymentId}&channel=${offline}`);
  expect((await pay(till, order, offline)).data.redirect).toBe(first.data.redirect);
  const { rows } = await sql`SELECT 1 FROM payment_attempt WHERE payment_id = ${order.paymentId}`.execute(till.db);
  expect(rows).toHaveLength(1);
  const shown = await page(order);
  expect(shown.data.instructions).toMatchObject({ kind: 'offline', amount: '123.45', currency: 'USD' });
  const { lines, reference } = shown.data.instructions as { lines: { value: string }[]; reference: string };
  expect(lines.map(({ value }) => value)).toEqual([BANK.bankName, BANK.holder, BANK.account]);
  expect(reference).toBe(shown.data.number);
  // Paying stays open in every other way.
  expect(shown.data.lastAttempt).toBe('none');
});

test('when a channel has no bank details or is no channel of this kind, then it is closed', async () => {
  const order = await bought();
  const blank = await openOffline(till, {});
  expect((await pay(till, order, blank)).data.error).toBe('payment.channel_closed');
  const cashier = await call(till.apps[0], `/payment/cashier?payment=${order.paymentId}`, { as: order.customerId });
  const ids = (cashier.data.channels as { id: string }[]).map(({ id }) => id);
  expect(ids).toContain(offline);
  expect(ids).not.toContain(blank);
  const wrong = { channel: till.channels.balance, txHash: 'a'.repeat(64) };
  expect((await submit(till, order, wrong)).data.error).toBe('payment.channel_closed');
  expect((await submit(till, order, { ...wrong, channel: randomUUID() })).data.error).toBe('record.not_found');
});

test('when a proof is submitted, then its order is kept while it waits; rejected with a reason, it may be sent again', async () => {
  const order = await bought();
  const proof = await submitProof(till, order, offline);
  expect(await endOf(order)).toEqual({ hours: 72, order: 72 });
  const waiting = await page(order);
  expect(waiting.data.proof).toMatchObject({ state: 'submitted', channelId: offline });
  expect(waiting.data.proofs).toMatchObject([{ id: proof, revision: 1, state: 'submitted' }]);

  expect((await reject(till, proof, { as: staff })).status).toBe(200);
  expect(await endOf(order)).toEqual({ hours: 24, order: 24 });
  expect((await page(order)).data.proofs).toMatchObject([
    { state: 'rejected', rejected: { reason: 'unreadable', text: 'Too dark.' } },
  ]);
  const again = await submitProof(till, order, offline);
  expect(await endOf(order)).toEqual({ hours: 72, order: 72 });
  expect((await approve(till, again, { as: staff, revision: 2, dueUsd: 1_000 })).status).toBe(200);
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1 });
  expect((await page(order)).data.proofs).toMatchObject([
    { revision: 2, state: 'approved', outcome: 'settled' },
    { revision: 1, state: 'rejected' },
  ]);
  await till.whole();
});

test('when a proof replaces one that waits, then the review queue refuses the old one and shows both', async () => {
  const order = await bought();
  const first = await submitProof(till, order, offline);
  const second = await submitProof(till, order, offline);
  const stale = await approve(till, first, { as: staff, dueUsd: 1_000 });
  expect([stale.status, stale.body.error]).toEqual([409, 'proof.stale']);
  expect(stale.body).toMatchObject({ seen: { revision: 1 }, current: { id: second, revision: 2, state: 'submitted' } });
  expect((await reject(till, first, { as: staff })).body.error).toBe('proof.stale');
  const otherDue = await approve(till, second, { as: staff, revision: 2, dueUsd: 999, receivedUsd: 1_000 });
  expect(otherDue.body).toMatchObject({ error: 'proof.stale', current: { dueUsd: 1_000 } });
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending' });
});

test('when nothing is shown, a stranger’s voucher is named, it is paid, or too many were sent, then it is refused', async () => {
  const order = await bought();
  // A transaction's hash shows nothing of a bank transfer: its voucher is required.
  for (const shown of [{}, { txHash: 'a'.repeat(64) }])
    expect((await submit(till, order, { channel: offline, ...shown })).data.error).toBe('proof.nothing_shown');
  const foreign = await uploadVoucher(till, await bought());
  const stolen = await submit(till, order, { channel: offline, pictures: [foreign] });
  expect(stolen.data).toMatchObject({ error: 'input.invalid', fields: { pictures: 'field.invalid' } });
  const twisted = ['1e2', '-1', '0', '1.005', '0x10', '1,000', ' 7', ''];
  const pictures = [await uploadVoucher(till, order)];
  for (const amount of twisted) {
    const answer = await submit(till, order, { channel: offline, pictures, amount });
    expect(answer.data.error, amount).toBe('input.invalid');
  }
  for (let round = 0; round < 5; round += 1) await submitProof(till, order, offline);
  const sixth = await submit(till, order, { channel: offline, pictures });
  expect(sixth.data.error).toBe('proof.too_many');
  expect((await page(order)).data).toMatchObject({ submissionsLeft: 0, canSubmit: false });

  const paid = await till.newOrder(await till.newCustomer(1_000), 1_000);
  const own = [await uploadVoucher(till, paid)];
  await pay(till, paid, till.channels.balance);
  const late = await submit(till, paid, { channel: offline, pictures: own });
  expect(late.data.error).toBe('payment.already_paid');
});

test('S2: when somebody else asks, then no page, voucher or upload is theirs; a link shows no voucher', async () => {
  const order = await bought();
  await submitProof(till, order, offline);
  const mine = (await page(order)).data.proofs as { pictures: { id: string }[]; note: string }[];
  const picture = mine[0]?.pictures[0]?.id ?? '';
  const ask = (as: string | undefined, key = '') =>
    call(till.apps[0], `/payment/voucher?payment=${order.paymentId}&picture=${picture}${key}`, as ? { as } : {});
  expect((await ask(order.customerId)).data).toMatchObject({ type: 'image/webp' });
  const stranger = await till.newCustomer();
  const nothing = await call(till.apps[0], `/payment/voucher?payment=${randomUUID()}&picture=${picture}`, {
    as: stranger,
  });
  for (const answer of [await ask(stranger), await ask(undefined)]) expect(answer.text).toBe(nothing.text);
  const byLink = await ask(undefined, `&key=${order.accessKey}`);
  expect(byLink.text).toBe(nothing.text);
  expect((await page(order, { as: stranger })).data.error).toBe('record.not_found');
  const bytes = await voucherPicture();
  const path = `/payment/voucher?payment=${order.paymentId}`;
  expect((await upload(till.apps[0], path, { as: stranger, bytes })).data.error).toBe('record.not_found');
  const shown = await page(order, { key: order.accessKey });
  expect(shown.data.own).toBe(false);
  expect(shown.text).not.toContain(picture);
  expect(shown.text).not.toContain(order.customerId);
});

test('when a friend pays by the link, not signed in, then they upload by its key, and only they can look', async () => {
  const order = await bought();
  const key = order.accessKey;
  const path = `/payment/voucher?payment=${order.paymentId}&key=${key}`;
  const { data } = await upload(till.apps[0], path, { bytes: await voucherPicture() });
  const body = { payment: order.paymentId, key, channel: offline, pictures: [data.id], note: 'from a friend' };
  const sent = await call(till.apps[0], '/payment/proof', { body });
  expect(sent.code).toBe(200);
  const look = (as?: string) => call(till.apps[0], `${path}&picture=${data.id}`, as ? { as } : {});
  expect((await look()).code).toBe(200);
  const owner = await page(order);
  expect(owner.text).not.toContain(String(data.id));
  expect(owner.text).not.toContain('from a friend');
  const seen = await callStaff(till.apps[0], `/payment-proofs/${sent.data.id}`, { as: staff });
  expect(seen.body).toMatchObject({ byLink: true, note: 'from a friend', pictures: [{ id: data.id }] });
});

test('S15: vouchers are served by no address, are made anew without what came along, and wrong files leave nothing', async () => {
  const order = await bought();
  const secret = 'KANARI-PLACE';
  const placed = await sharp(await voucherPicture())
    .jpeg()
    .withExif({ IFD0: { Artist: secret } })
    .toBuffer();
  const id = await uploadVoucher(till, order, placed);
  const { rows } = await sql<{ url: string; private: boolean; look: string }>`
    SELECT url, private, look FROM stored_file WHERE id = ${id}`.execute(till.db);
  expect(rows).toMatchObject([{ url: `/files/p/${id}-{w}.webp`, private: true }]);
  expect(rows[0]?.look).toMatch(/^[01]{64}$/);
  for (const folder of ['u', 'p']) {
    const answer = await till.apps[0].server.inject({ url: `/files/${folder}/${id}-720.webp` });
    expect(answer.statusCode).toBe(404);
  }
  const read = await call(till.apps[0], `/payment/voucher?payment=${order.paymentId}&picture=${id}&width=1440`, {
    as: order.customerId,
  });
  const bytes = Buffer.from(String(read.data.base64), 'base64');
  expect(bytes.includes(secret)).toBe(false);
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  const path = `/payment/voucher?payment=${order.paymentId}`;
  const bad = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>');
  expect((await upload(till.apps[0], path, { as: order.customerId, bytes: bad })).data.error).toBe('upload.wrong_type');
});

test('when a payment is refunded that came by transfer, then the money goes to the wallet', async () => {
  const order = await bought(2_500);
  const proof = await submitProof(till, order, offline);
  await approve(till, proof, { as: staff, dueUsd: 2_500 });
  await inTransaction(till.db, (tx) =>
    refundPayment(tx, { paymentId: order.paymentId, amountUsd: 1_000, key: `refund/${order.id}` }),
  );
  expect((await balances(till.db, order.customerId)).available).toBe(1_000);
  await till.whole();
});

test('when the threshold is reached, then two persons approve the same; the first may correct theirs', async () => {
  await setParameter(till.db, 'payment.second_approval_usd', 5_000);
  for (const app of till.apps) app.platform.cache.drop(['parameters']);
  const order = await bought(5_000);
  const second = await newStaff(till);
  const proof = await submitProof(till, order, offline);
  const first = await approve(till, proof, { as: staff, dueUsd: 5_000, receivedUsd: 4_900 });
  expect(first.body).toMatchObject({ state: 'submitted', firstApproval: { mine: true, receivedUsd: 4_900 } });
  expect(await standing(till.db, order)).toMatchObject({ payment: 'pending', taken: 0 });
  const alone = await approve(till, proof, { as: staff, dueUsd: 5_000, receivedUsd: 4_900 });
  expect(alone.body.error).toBe('proof.same_person');
  const differs = await approve(till, proof, { as: second, dueUsd: 5_000 });
  expect(differs.body).toMatchObject({ error: 'proof.amounts_differ', current: { firstApproval: { mine: false } } });
  await approve(till, proof, { as: staff, dueUsd: 5_000 });
  const done = await approve(till, proof, { as: second, dueUsd: 5_000 });
  expect(done.body).toMatchObject({ state: 'approved', outcome: 'settled', actions: [] });
  expect(await standing(till.db, order)).toMatchObject({ payment: 'paid', taken: 1 });
  const small = await bought(100);
  const large = await submitProof(till, small, offline);
  const over = await approve(till, large, { as: staff, dueUsd: 100, receivedUsd: 5_000 });
  expect(over.body).toMatchObject({ state: 'submitted', firstApproval: { receivedUsd: 5_000 } });
  await till.whole();
});
