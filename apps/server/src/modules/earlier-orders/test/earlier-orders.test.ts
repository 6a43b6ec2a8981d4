import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { accountEndpoints } from '@app/contract/accounts/endpoints';
import { earlierOrderEndpoints as own } from '@app/contract/earlier-orders/endpoints';
import { earlierLimits } from '@app/contract/earlier-orders/limits';
import { staffEarlierOrderEndpoints as calls } from '@app/contract/earlier-orders/staff-endpoints';
import type { EarlierImport } from '@app/contract/earlier-orders/staff-schemas';
import { DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, passTime, type Shop } from '../../../testing/shop.ts';
import { personalDataPort } from '../../accounts/core.ts';
import { broken } from '../../orders/test/fixtures.ts';

const LINE = 'line-between-parts';
let shop: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop();
  staff = await shop.staff();
});
afterAll(async () => {
  expect(await broken(shop)).toEqual([]);
  await shop.close();
});

const db = () => shop.app.platform.db;
const sample = (name: string): string => readFileSync(new URL(`./samples/${name}.csv`, import.meta.url), 'utf8');

/** Uploads a file as the back office does. */
async function upload(bytes: string, { token = staff, fileName = 'orders_export.csv' } = {}) {
  const head = `--${LINE}\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: text/csv\r\n\r\n`;
  const response = await shop.app.server.inject({
    method: 'POST',
    url: '/admin_api/earlier-imports',
    headers: { authorization: `Bearer ${token}`, 'content-type': `multipart/form-data; boundary=${LINE}` },
    payload: `${head}${bytes}\r\n--${LINE}--\r\n`,
  });
  return response.json() as { code: number; data: EarlierImport };
}
const take = ({ id, version }: EarlierImport) =>
  shop.call(calls.takeEarlierImport, { token: staff, params: { id }, body: { version } });
const records = async (id: string) =>
  (await shop.call(calls.earlierImportRecords, { token: staff, query: { import: id } })).data;
/** A file that is taken over at once. */
async function taken(bytes: string): Promise<EarlierImport> {
  const made = await upload(bytes);
  expect(made.code, JSON.stringify(made)).toBe(200);
  return (await take(made.data)).data;
}
/** A shop's orders with numbers and an e-mail of their own. */
const ordersFor = (email: string, mark: string): string =>
  sample('shopify-orders').replaceAll('mira.holt@example.com', email).replaceAll('#10', `#${mark}`);
/** An account with this e-mail, confirmed or not. */
async function accountOf(email: string, verified = true) {
  const who = await shop.buyer({ verified });
  await sql`UPDATE customer SET email = ${email} WHERE id = ${who.id}`.execute(db());
  return who;
}
/** What a copy of a customer's data has of the archive, table by table. */
async function copied(customerId: string): Promise<unknown[][]> {
  const declared = personalDataPort.all(shop.app.platform).find(({ file }) => file === 'earlier-orders');
  const rows = (declared?.tables ?? []).map(async ({ table, columns, whose, sort }) => {
    const names = sql.join(columns.map((name) => sql.ref(name)));
    const order = sql.join(sort.map((name) => sql.ref(name)));
    return (
      await sql`SELECT ${names} FROM ${sql.table(table)} WHERE ${whose(customerId)} ORDER BY ${order}`.execute(db())
    ).rows;
  });
  return Promise.all(rows);
}
/** Books and stock in figures, which no file of history moves. */
const figures = async () =>
  (
    await sql`SELECT (SELECT count(*) FROM ledger_entry) AS entries, (SELECT count(*) FROM stock_movement) AS movements,
      (SELECT count(*) FROM goods_order) AS orders, (SELECT count(*) FROM customer) AS customers,
      (SELECT count(*) FROM mail_outbox) AS mails`.execute(db())
  ).rows[0];

test('a file is read and shown before anything is taken over; its broken row is refused and the others come', async () => {
  const before = await figures();
  const made = await upload(ordersFor('first@example.com', 'A'));
  expect(made.data).toMatchObject({
    fileName: 'orders_export.csv',
    dialect: 'shopify_orders',
    records: 'orders',
    state: 'draft',
    new: 3,
    changed: 0,
    known: 0,
    refused: 1,
    currencyMissing: false,
  });
  expect(made.data.heads.filter(({ read }) => !read).map(({ head }) => head)).toContain('Risk Level');
  const shown = await records(made.data.id);
  expect(shown.counts).toEqual({ all: 4, new: 3, changed: 0, known: 0, refused: 1 });
  expect(shown.list.map(({ row, number, outcome, flaw, notes }) => [row, number, outcome, flaw, notes])).toEqual([
    [2, '#A03', 'new', null, []],
    [4, '#A02', 'new', null, ['email_missing']],
    [5, '#A01', 'new', null, []],
    [6, '#A00', 'refused', 'date', []],
  ]);
  // What is refused comes with its rows, to be mended in the file; the rest does not.
  const [broken, ...good] = shown.list.toReversed();
  expect(broken?.cells.map(([number, email]) => [number, email])).toEqual([['#A00', 'ana.costa@example.com']]);
  expect(good.flatMap(({ cells }) => cells)).toEqual([]);
  const search = (keyword: string) => shop.call(calls.listEarlierOrders, { token: staff, query: { keyword } });
  expect((await search('#A0')).data.total).toBe(0);

  expect((await take(made.data)).data).toMatchObject({ state: 'taken', new: 3, refused: 1, known: 0 });
  expect((await search('first@exam')).data.list).toMatchObject([
    { number: '#A03', name: 'Mira Holt', total: '84.01', currency: 'EUR', lines: 2, source: 'shopify' },
  ]);
  expect((await search('#A01')).data.list).toMatchObject([{ name: 'Otto Brandt', cancelledAt: expect.any(String) }]);
  expect((await search('Brandt')).data.total).toBeGreaterThan(0);
  // What was refused stays to be looked at, without the person.
  expect((await records(made.data.id)).list).toMatchObject([
    { number: '#A00', name: '', value: '', flaw: 'date', cells: [] },
  ]);
  expect(await figures()).toEqual(before);
});

test('the same file again changes nothing, a later one changes what moved on, and another order stays out', async () => {
  const file = ordersFor('second@example.com', 'B');
  await taken(file);
  const again = await upload(file);
  expect(again.data).toMatchObject({ new: 0, changed: 0, known: 3, refused: 1 });
  expect((await take(again.data)).data).toMatchObject({ new: 0, changed: 0, known: 3 });
  // A spreadsheet stores numbers without the zeros behind them.
  const resaved = file.replaceAll(/(,\d+)\.00(?=,)/g, '$1').replaceAll(/(,\d+\.\d)0(?=,)/g, '$1');
  expect((await upload(resaved)).data).toMatchObject({ new: 0, changed: 0, known: 3, refused: 1 });
  const later = await taken(file.replace('partially_refunded', 'refunded'));
  expect(later).toMatchObject({ new: 0, changed: 1, known: 2 });
  const other = await upload(file.replaceAll('2025-01-15 09:30:00', '2024-01-15 09:30:00'));
  const refused = (await records(other.data.id)).list.filter(({ outcome }) => outcome === 'refused');
  expect(refused.map(({ number, flaw }) => [number, flaw])).toEqual([
    ['#B01', 'other_order'],
    ['#B00', 'date'],
  ]);
  // Two drafts of one file taken over at the same moment are one.
  const two = await Promise.all([upload(ordersFor('x@example.com', 'X')), upload(ordersFor('x@example.com', 'X'))]);
  const both = await Promise.all(two.map(({ data }) => take(data)));
  expect(both.map(({ data }) => data.new).sort()).toEqual([0, 3]);
});

test('a refund whose order came in an earlier file is matched to it, once however often it is read', async () => {
  const mark = randomUUID().slice(0, 6);
  const [head = '', ...rows] = sample('woocommerce-analytics-orders').replaceAll('5012', `R${mark}`).split('\n');
  const [order = '', one = '', two = ''] = rows;
  const file = (...lines: string[]): string => [head, ...lines, ''].join('\n');
  const inEuros = async (bytes: string) => {
    const { data } = await upload(bytes);
    const body = { version: data.version, dialect: 'woocommerce_orders', currency: 'EUR' } as const;
    return (await shop.call(calls.rereadEarlierImport, { token: staff, params: { id: data.id }, body })).data;
  };
  const refunded = async () => {
    const query = { keyword: `R${mark}` };
    const [found] = (await shop.call(calls.listEarlierOrders, { token: staff, query })).data.list;
    const read = await shop.call(calls.readEarlierOrder, { token: staff, params: { id: found?.id ?? '' } });
    return [read.data.refunded, read.data.total, read.data.lines.length];
  };
  // Before its order is known it is refused.
  expect(await inEuros(file(one))).toMatchObject({ changed: 0, refused: 1 });
  await take(await inEuros(file(order)));
  expect(await refunded()).toEqual([null, '1048.00', 2]);
  // No currency has to be chosen: it is that of the order.
  const first = (await upload(file(one))).data;
  expect(first).toMatchObject({ new: 0, changed: 1, known: 0, refused: 0 });
  // A second file is read before the first is taken over: both stay.
  const second = await inEuros(file(two));
  expect((await take(first)).data).toMatchObject({ changed: 1 });
  expect((await take(second)).data).toMatchObject({ changed: 1 });
  expect(await refunded()).toEqual(['50.50', '1048.00', 2]);
  for (const again of [file(one), file(order), file(order, one, two), file(two, one).replace('"-50"', '"-50.00"')])
    expect([again, await inEuros(again)]).toMatchObject([again, { new: 0, changed: 0, known: 1, refused: 0 }]);
  expect(await refunded()).toEqual(['50.50', '1048.00', 2]);
});

test('a file without currencies is read once more with one; a draft is discarded, and one that is taken over is not', async () => {
  const made = await upload(sample('woocommerce-analytics-orders'));
  expect(made.data).toMatchObject({ dialect: 'woocommerce_orders', new: 0, refused: 2, currencyMissing: true });
  const params = { id: made.data.id };
  const reading = { version: made.data.version, dialect: 'woocommerce_orders', currency: 'USD' } as const;
  const read = await shop.call(calls.rereadEarlierImport, { token: staff, params, body: reading });
  expect(read.data).toMatchObject({ new: 2, refused: 0, currency: 'USD' });
  const stale = await shop.call(calls.rereadEarlierImport, { token: staff, params, body: reading });
  expect(stale.code).toBe(refusalCode('record.stale'));
  const wrong = await shop.call(calls.rereadEarlierImport, {
    token: staff,
    params,
    raw: { ...reading, version: read.data.version, currency: 'dollars' },
  });
  expect(wrong.code).toBe(refusalCode('input.invalid'));
  const asPeople = { ...reading, version: read.data.version, dialect: 'shopify_customers' } as const;
  const other = await shop.call(calls.rereadEarlierImport, { token: staff, params, body: asPeople });
  expect(other.data).toMatchObject({ dialect: 'shopify_customers', records: 'customers', new: 0 });
  const body = { version: other.data.version };
  expect((await shop.call(calls.discardEarlierImport, { token: staff, params, body })).code).toBe(200);
  expect((await shop.call(calls.readEarlierImport, { token: staff, params })).code).toBe(
    refusalCode('record.not_found'),
  );

  const done = await taken(ordersFor('third@example.com', 'C'));
  const of = { token: staff, params: { id: done.id }, body: { version: done.version } };
  expect((await shop.call(calls.discardEarlierImport, of)).code).toBe(refusalCode('earlier_import.taken'));
  expect((await take(done)).code).toBe(refusalCode('earlier_import.taken'));
  const late = { ...of, body: { ...of.body, dialect: 'shopify_orders', currency: null } as const };
  expect((await shop.call(calls.rereadEarlierImport, late)).code).toBe(refusalCode('earlier_import.taken'));
  expect((await upload('Handle,Title\nmug,Mug\n')).code).toBe(refusalCode('earlier_import.unknown_file'));
});

test('an account sees the orders of its confirmed e-mail alone', async () => {
  const email = `${randomUUID()}@example.com`;
  await taken(ordersFor(email, 'D'));
  const [owner, other] = [await accountOf(email.toUpperCase()), await shop.buyer()];
  const list = await shop.call(own.earlierOrders, { token: owner.token });
  expect(list.data.list).toMatchObject([
    { number: '#D03', total: '84.01', lines: 2, goods: [expect.any(String), expect.any(String)] },
  ]);
  const id = list.data.list[0]?.id ?? '';
  const one = await shop.call(own.earlierOrder, { token: owner.token, query: { id } });
  expect(one.data).toMatchObject({ number: '#D03', refunded: '31.50', lines: [{ quantity: '1' }, { quantity: '2' }] });
  // Notes and tags are the shop's own.
  expect(one.data).not.toHaveProperty('note');
  expect((await shop.call(accountEndpoints.userInfo, { token: owner.token })).data.earlierOrders).toBe(1);
  const staffView = await shop.call(calls.readEarlierOrder, { token: staff, params: { id } });
  expect(staffView.data).toMatchObject({ customerId: owner.id, note: 'Please ring twice.\nSecond floor.', email });

  const seen = async (token: string) => [
    (await shop.call(own.earlierOrders, { token })).data.list.length,
    (await shop.call(own.earlierOrder, { token, query: { id } })).code,
    (await shop.call(accountEndpoints.userInfo, { token })).data.earlierOrders,
  ];
  expect(await seen(other.token)).toEqual([0, refusalCode('record.not_found'), 0]);
  // The same e-mail, not confirmed any more.
  await sql`UPDATE customer SET email_verified_at = NULL WHERE id = ${owner.id}`.execute(db());
  expect(await seen(owner.token)).toEqual([0, refusalCode('record.not_found'), 0]);
  expect((await shop.call(own.earlierOrders, {})).code).toBe(refusalCode('auth.sign_in_needed'));
});

test('people are listed in the order of names, whatever their accents and script', async () => {
  const mark = randomUUID().slice(0, 8);
  const [head] = sample('shopify-customers').split('\n');
  const names = ['Zoë', 'Álvaro', 'adam', 'Ñandu', 'Nina'];
  const rows = names.map((name, at) => `'81${at},${name},,${mark}-${at}@example.com,no,,,,,,,,,,no,1.00,1,,no,`);
  await taken([head, ...rows, ''].join('\n'));
  const { data } = await shop.call(calls.listEarlierCustomers, { token: staff, query: { keyword: mark } });
  expect(data.list.map(({ name }) => name)).toEqual(['adam', 'Álvaro', 'Ñandu', 'Nina', 'Zoë']);
});

test('people are listed with their consent as written, get no account, and are erased with the account', async () => {
  const email = `${randomUUID()}@example.com`;
  const people = sample('shopify-customers').replaceAll('mira.holt@example.com', email);
  await taken(people);
  await taken(ordersFor(email, 'E'));
  const find = () => shop.call(calls.listEarlierCustomers, { token: staff, query: { keyword: email } });
  expect((await find()).data.list).toMatchObject([
    { name: 'Mira Holt', marketing: 'yes', orders: '1', spent: '84.01', customerId: null },
  ]);
  const { rows } = await sql`SELECT FROM customer WHERE lower(email) = ${email}`.execute(db());
  expect(rows).toHaveLength(0);

  const owner = await accountOf(email);
  expect((await find()).data.list[0]?.customerId).toBe(owner.id);
  // The copy of their data has both.
  expect(await copied(owner.id)).toMatchObject([[{ number: '#E03', email }], [{ name: 'Mira Holt', email }]]);
  expect(await copied((await shop.buyer()).id)).toEqual([[], []]);
  await sql`INSERT INTO deletion_request (id, customer_id, state, reason, held_up_by, ends_at)
    VALUES (gen_random_uuid(), ${owner.id}, 'waiting', '', '{}', app_now())`.execute(db());
  await shop.app.runJobs('accounts.delete-due');
  expect((await find()).data.total).toBe(0);
  const orders = await shop.call(calls.listEarlierOrders, { token: staff, query: { keyword: '#E03' } });
  expect(orders.data.list).toMatchObject([{ name: '', email: '', erased: true, total: '84.01' }]);
  // The same files again do not bring them back.
  expect(await taken(people)).toMatchObject({ new: 0, changed: 0, known: 2 });
  expect(await taken(ordersFor(email, 'E'))).toMatchObject({ new: 0, changed: 0, known: 3 });
  expect((await find()).data.total).toBe(0);
});

test('the right is needed, and only the staff of the house have it', async () => {
  const looks = await shop.staff({ permissions: ['orders.earlier.view'] });
  expect((await shop.call(calls.listEarlierOrders, { token: looks })).code).toBe(200);
  expect((await shop.call(calls.listEarlierImports, { token: looks })).code).toBe(refusalCode('access.denied'));
  expect((await upload(ordersFor('no@example.com', 'F'), { token: looks })).code).toBe(refusalCode('access.denied'));
  const agents = await shop.staff({ agentId: shop.agentId });
  expect((await shop.call(calls.listEarlierOrders, { token: agents })).code).toBe(refusalCode('access.denied'));
  expect((await shop.call(calls.listEarlierCustomers, { token: agents })).code).toBe(refusalCode('access.denied'));
  expect(
    (await shop.call(calls.listEarlierImports, { token: staff, query: { dialect: 'shopify_orders' } })).data.total,
  ).toBeGreaterThan(0);
});

test('a draft that waits for days is deleted with what it holds', async () => {
  const made = await upload(ordersFor('waits@example.com', 'G'));
  await passTime(shop, (earlierLimits.waitingDays + 1) * DAY);
  await shop.app.runJobs('earlier-orders.discard_drafts');
  const gone = await shop.call(calls.readEarlierImport, { token: staff, params: { id: made.data.id } });
  expect(gone.code).toBe(refusalCode('record.not_found'));
});
