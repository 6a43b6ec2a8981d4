import { createHmac, randomUUID } from 'node:crypto';
import { limits } from '@app/contract/core/limits';
import { paymentEndpoints } from '@app/contract/payments/endpoints';
import { staffReconciliationEndpoints as calls } from '@app/contract/reconciliation/staff-endpoints';
import { SECOND } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bytesIn } from '../../../platform/testing/bytes-in.ts';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { askBack, broken, decide, orderOf } from '../../orders/test/fixtures.ts';

const SECRET = 'the-secret-of-this-test';
let shop: Shop;
let staff: string;
let sandbox: string;
beforeAll(async () => {
  shop = await openShop({ DEMO: 'true', SANDBOX_SECRET: SECRET });
  staff = await shop.staff();
  const { rows } = await sql<{ id: string }>`SELECT id FROM payment_channel WHERE identifier = 'sandbox'`.execute(
    shop.app.platform.db,
  );
  sandbox = rows[0]?.id ?? '';
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

/** A payment of so many cents that the provider took; gives its number and the provider's key. */
async function taken(usd: number) {
  const buyer = await shop.buyer();
  const { variantIds } = await shop.product({ prices: [usd], stock: 1 });
  const { orderId, paymentId } = await orderOf(shop, buyer, [{ variantId: variantIds[0] ?? '', quantity: 1 }]);
  const body = { payment: paymentId, channel: sandbox };
  const begun = await shop.call(paymentEndpoints.pay, { token: buyer.token, body });
  const key = /checkout\/([A-Za-z0-9_-]+)/.exec(begun.data.redirect ?? '')?.[1] ?? '';
  const { rows } = await sql<{ number: string; usd: number }>`
    SELECT number, amount_usd AS usd FROM payment WHERE id = ${paymentId}`.execute(shop.app.platform.db);
  const due = rows[0]?.usd ?? 0;
  const message = { id: `evt_${randomUUID()}`, type: 'checkout.paid', checkout: key, amount: due, currency: 'USD' };
  const payload = JSON.stringify(message);
  const time = Math.floor(shop.app.platform.clock.now().getTime() / SECOND);
  const signature = createHmac('sha256', SECRET).update(`${time}.${payload}`).digest('hex');
  const headers = { 'content-type': 'application/json', 'sandbox-signature': `t=${time},v1=${signature}` };
  await shop.app.server.inject({ method: 'POST', url: '/webhooks/sandbox', headers, payload });
  return { number: rows[0]?.number ?? '', key, usd: due, buyer, orderId, paymentId };
}

const today = () => shop.app.platform.clock.now().toISOString().slice(0, 10);
const days = (by: number) => new Date(Date.parse(today()) + by * 86_400_000).toISOString().slice(0, 10);
const mapping = { reference: 'Ref', amount: 'Net', currency: '', kind: '' };

type UploadInput = { token?: string | null; query?: Record<string, string>; file?: string | null; look?: true };
/** Uploads a statement as the back office does. */
async function compare(csv: string | Buffer, { token = staff, query = {}, file = 'july.csv', look }: UploadInput = {}) {
  const all = look ? query : { ...mapping, channel: sandbox, from: days(-1), to: days(1), ...query };
  const boundary = 'a-boundary-of-the-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file}"\r\ncontent-type: text/csv\r\n\r\n`;
  const answer = await shop.app.server.inject({
    method: 'POST',
    url: `/admin_api/reconciliations${look ? '/look' : ''}?${new URLSearchParams(all)}`,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(file === null ? {} : { 'content-type': `multipart/form-data; boundary=${boundary}` }),
    },
    payload:
      file === null ? '' : Buffer.concat([Buffer.from(head), Buffer.from(csv), Buffer.from(`\r\n--${boundary}--\r\n`)]),
  });
  const { code, data } = answer.json() as {
    code: number;
    data: Record<string, unknown> & { id: string; version: number };
  };
  return { status: answer.statusCode, code, data };
}
const money = (usd: number): string => (usd / 100).toFixed(2);
const params = (id: string) => ({ token: staff, params: { id } });
const linesOf = (id: string, query: { tab?: 'theirs'; reference?: string } = {}) => ({
  token: staff,
  query: { ...query, reconciliation: id },
});
const reconciledOf = async (key: string) =>
  (
    await sql<{ at: Date | null }>`SELECT reconciled_at AS at FROM payment_attempt WHERE provider_key = ${key}`.execute(
      shop.app.platform.db,
    )
  ).rows[0]?.at ?? null;

test('when a statement is compared, nothing is changed; when it is applied, what matched is marked, once', async () => {
  const [one, two, three] = [await taken(1_000), await taken(2_000), await taken(3_000)];
  const csv = `Ref,Net\n${one.number},${money(one.usd)}\nTransfer ${two.key},1.00\nNOBODY-KNOWS,7.00\n${three.number},x\n`;
  const made = await compare(csv);
  expect(made).toMatchObject({
    status: 200,
    data: { state: 'draft', fileName: 'july.csv', matched: 1, differs: 1, theirs: 1, unreadable: 1, ours: 1 },
  });
  expect(await reconciledOf(one.key)).toBeNull();
  const { data: lines } = await shop.call(calls.reconciliationLines, linesOf(made.data.id));
  expect(lines.list).toMatchObject([
    { verdict: 'matched', line: 2, theirUsd: one.usd, ourUsd: one.usd, payment: one.number },
    { verdict: 'differs', line: 3, theirUsd: 100, ourUsd: two.usd, payment: two.number },
    { verdict: 'theirs', line: 4, theirUsd: 700, payment: null },
    { verdict: 'unreadable', line: 5, theirAmount: 'x', theirUsd: null },
    { verdict: 'ours', line: null, reference: three.number, ourUsd: three.usd },
  ]);
  const some = await shop.call(
    calls.reconciliationLines,
    linesOf(made.data.id, { tab: 'theirs', reference: 'nobody' }),
  );
  expect(some.data).toMatchObject({ total: 1, counts: { all: 1, theirs: 1, matched: 0 } });

  const again = await compare(csv, { file: 'renamed.csv' });
  expect(again).toMatchObject({
    status: 409,
    code: refusalCode('reconciliation.same_file'),
    data: { id: made.data.id },
  });
  const stale = { ...params(made.data.id), body: { version: 9 } };
  expect((await shop.call(calls.applyReconciliation, stale)).status).toBe(409);
  const wish = { ...params(made.data.id), body: { version: made.data.version } };
  const both = await Promise.all([
    shop.call(calls.applyReconciliation, wish),
    shop.call(calls.applyReconciliation, wish),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await reconciledOf(one.key)).not.toBeNull();
  expect([await reconciledOf(two.key), await reconciledOf(three.key)]).toEqual([null, null]);
  expect((await shop.call(calls.discardReconciliation, wish)).code).toBe(refusalCode('reconciliation.applied'));
});

/** Has a payment given back through its provider; gives the provider's number of that. */
async function gaveBack({ buyer, orderId, paymentId }: Awaited<ReturnType<typeof taken>>): Promise<string> {
  await askBack(shop, buyer, { orderId });
  await decide(shop, staff, { orderId, decision: 'approve_refund' });
  const { rows } = await sql<{ number: string }>`
    SELECT provider_number AS number FROM payment_refund WHERE payment_id = ${paymentId}`.execute(shop.app.platform.db);
  return rows[0]?.number ?? '';
}

test('when money went back, then its lines are matched with refunds, shown as such and marked when applied', async () => {
  const paid = [await taken(5_000), await taken(6_000), await taken(7_000)] as const;
  const backs = [await gaveBack(paid[0]), await gaveBack(paid[1]), await gaveBack(paid[2])] as const;
  const [one, two, three] = paid;
  const csv = `Ref,Net,Type
${one.number},${money(one.usd)},charge
${one.number},-${money(one.usd)},refund
${two.number},${money(two.usd)},charge
${backs[1]},${money(two.usd - 1)},Refund
${three.number},${money(three.usd)},charge
`;
  const made = await compare(csv, { query: { kind: 'Type' }, file: 'with-refunds.csv' });
  const { data: lines } = await shop.call(calls.reconciliationLines, linesOf(made.data.id));
  const numbers: (string | null)[] = paid.map(({ number }) => number);
  expect(lines.list.filter((row) => numbers.includes(row.payment))).toMatchObject([
    { verdict: 'matched', kind: 'payment', ourUsd: one.usd },
    { verdict: 'matched', kind: 'refund', theirUsd: -one.usd, ourUsd: -one.usd, payment: one.number },
    { verdict: 'matched', kind: 'payment', ourUsd: two.usd },
    { verdict: 'differs', kind: 'refund', theirUsd: 1 - two.usd, ourUsd: -two.usd, payment: two.number },
    { verdict: 'matched', kind: 'payment', ourUsd: three.usd },
    { verdict: 'ours', kind: 'refund', ourUsd: -three.usd, payment: three.number },
  ]);
  const wish = { ...params(made.data.id), body: { version: made.data.version } };
  expect((await shop.call(calls.applyReconciliation, wish)).status).toBe(200);
  const { rows } = await sql<{ number: string }>`SELECT provider_number AS number FROM payment_refund
    WHERE reconciled_at IS NOT NULL`.execute(shop.app.platform.db);
  expect(rows.map(({ number }) => number)).toEqual([backs[0]]);
});

test('when a draft is discarded, then its file can be compared again; two at once make one', async () => {
  const csv = 'Ref,Net\nSOMETHING-ELSE,1.00\n';
  const first = await compare(csv);
  const gone = await shop.call(calls.discardReconciliation, {
    ...params(first.data.id),
    body: { version: first.data.version },
  });
  expect(gone.data).toEqual({ id: first.data.id });
  expect((await shop.call(calls.readReconciliation, params(first.data.id))).status).toBe(404);
  const both = await Promise.all([compare(csv), compare(csv)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { data: list } = await shop.call(calls.listReconciliations, { token: staff, query: { state: 'draft' } });
  expect(list.list.map(({ channel }) => channel.id)).toContain(sandbox);
  expect((await shop.call(calls.reconciliationChannels, { token: staff })).data.map(({ id }) => id)).toContain(sandbox);
});

test('when a statement is looked at, then its columns, letters and numbers are said, and nothing is kept', async () => {
  const file = bytesIn(
    'windows-1252',
    'Extracto de cuenta\nFecha;Referencia;Importe;Descripción;Descripción\n1.7.;R-1;1.290;Devolución;x\n',
  );
  const { data } = await compare(file, { look: true });
  expect(data).toMatchObject({
    encoding: 'windows-1252',
    separator: 'semicolon',
    columns: [
      { name: 'Fecha', twice: false },
      { name: 'Referencia', samples: ['R-1'] },
      { name: 'Importe', numbers: { style: 'ask', sample: { cell: '1.290', point: '1.29', comma: '1290' } } },
      { name: 'Descripción', twice: true, samples: ['Devolución'] },
    ],
  });
  const wrong = await compare(file, { look: true, query: { encoding: 'gb18030', separator: 'semicolon' } });
  expect(wrong.data).toMatchObject({ encoding: 'gb18030', columns: [{}, {}, {}, { name: 'Descripci髇' }] });
  const query = { reference: 'Referencia', amount: 'Importe' };
  expect(await compare(file, { query })).toMatchObject({
    code: refusalCode('table.number_style'),
    data: { column: 'Importe', sample: '1.290' },
  });
  expect(await compare(file, { query: { ...query, kind: 'Descripción' } })).toMatchObject({
    code: refusalCode('table.column_twice'),
  });
  const made = await compare(file, { query: { ...query, decimal: 'comma' } });
  const { data: lines } = await shop.call(calls.reconciliationLines, linesOf(made.data.id));
  expect(lines.list[0]).toMatchObject({ line: 3, reference: 'R-1', theirUsd: 129_000 });
  expect((await compare('PK\u0003\u0004', { look: true })).code).toBe(refusalCode('table.unreadable'));
  const looker = await shop.staff({ permissions: ['money.reconciliation.view'] });
  expect((await compare(file, { look: true, token: looker })).status).toBe(403);
});

test('when the call is not right, then it is refused as it says', async () => {
  expect((await compare('Nothing,here\n1,2\n')).code).toBe(refusalCode('reconciliation.unreadable'));
  expect((await compare('Ref,Net\nA,1\n', { query: { channel: randomUUID() } })).status).toBe(404);
  expect((await compare('Ref,Net\nA,1\n', { query: { channel: shop.balanceChannel } })).status).toBe(404);
  expect((await compare('Ref,Net\nA,1\n', { query: { to: days(-5) } })).data).toMatchObject({
    fields: { to: 'field.invalid' },
  });
  expect((await compare('', { file: null })).code).toBe(refusalCode('input.invalid'));
  expect((await compare(`Ref,Net\n${'A'.repeat(limits.tableBytes)},1\n`)).status).toBe(413);
  expect((await compare('Ref,Net\nA,1\n', { token: null })).status).toBe(401);
  const agent = await shop.staff({ agentId: shop.agentId });
  expect((await compare('Ref,Net\nA,1\n', { token: agent })).status).toBe(403);
  expect((await shop.call(calls.listReconciliations, { token: agent })).status).toBe(403);
  const looker = await shop.staff({ permissions: ['money.reconciliation.view'] });
  expect((await compare('Ref,Net\nA,1\n', { token: looker })).status).toBe(403);
  expect((await shop.call(calls.listReconciliations, { token: looker })).status).toBe(200);
  expect((await shop.call(calls.readReconciliation, params(randomUUID()))).status).toBe(404);
  expect((await shop.call(calls.reconciliationLines, linesOf(randomUUID()))).status).toBe(404);
  const missing = { ...params(randomUUID()), body: { version: 1 } };
  expect((await shop.call(calls.applyReconciliation, missing)).status).toBe(404);
  expect((await shop.call(calls.discardReconciliation, missing)).status).toBe(404);
});

test('when a column names the currency of each line, then one in another currency is not read as US dollars', async () => {
  const [one, two] = [await taken(1_100), await taken(1_200)];
  const csv = `Ref,Net,Money\n${one.number},${money(one.usd)},EUR\n${two.number},${money(two.usd)},USD\n`;
  const { data } = await compare(csv, { query: { currency: 'Money' } });
  const { data: lines } = await shop.call(calls.reconciliationLines, linesOf(data.id, { reference: one.number }));
  expect(lines.list).toMatchObject([{ verdict: 'unreadable', line: 2, theirAmount: `${money(one.usd)} EUR` }, {}]);
  expect(data).toMatchObject({ matched: 1, unreadable: 1 });
});
