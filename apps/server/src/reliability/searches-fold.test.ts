import { permissionKeys } from '@app/contract/core/permissions';
import { dayIn } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { demoApp } from '../testing/demo-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { endpointsOf, makeStaff, partsOf, send, staffToken } from './every-endpoint.ts';

type Row = { readonly [key: string]: unknown };
/** What somebody types to find a row; null where the row does not have it. */
type Typed = (row: Row) => string | null;
type Person = { readonly nickname: string; readonly email: string };

let shop: TestApp;
let token: string;
let blind: string;

beforeAll(async () => {
  shop = await demoApp();
  const { platform } = shop.app;
  const tokenOf = async (permissions: readonly string[]) =>
    staffToken(platform.db, await makeStaff(platform.db, { permissions }));
  token = await tokenOf(permissionKeys);
  blind = await tokenOf(permissionKeys.filter((key) => key !== 'people.users.personal'));
}, 300_000);
afterAll(() => shop.close());

/** The text with an accent on each vowel and in capitals: no row has it so, and each holds it folded. */
const accented = (text: string): string => text.replaceAll(/[aeiou]/gi, (vowel) => `${vowel}\u0301`).toUpperCase();
/** A number as it is dictated, in small letters and with gaps. */
const dictated = (number: string): string => (number.match(/.{1,4}/g) ?? []).join(' ').toLowerCase();

/** The text of a field: itself, its English, or the name of what it is about. */
function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value || null;
  if (value === null || typeof value !== 'object') return null;
  const { name, 'en-US': english } = value as { name?: unknown; 'en-US'?: unknown };
  return textOf(name ?? english);
}
const words =
  (key: string): Typed =>
  (row) => {
    const text = textOf(row[key]);
    return text ? accented(text.slice(0, 30)) : null;
  };
const number =
  (...keys: string[]): Typed =>
  (row) => {
    const text = keys.map((key) => textOf(row[key])).find((one) => one !== null);
    return text ? dictated(text) : null;
  };
/** Most that a search box takes. */
const LONGEST = 50;
/** Two words of a person, or one where two are too long. */
const personIn = ({ nickname, email }: Person): string => {
  const both = accented(`${email.split('@')[0]} ${nickname}`);
  return both.length <= LONGEST ? both : accented(nickname);
};
const person: Typed = (row) => {
  const found = (row.customer ?? row.owner ?? null) as Person | null;
  return found ? personIn(found) : null;
};

/** What is typed into the search boxes of all lists, by the name of the field. */
const BY_FIELD: Readonly<Record<string, Typed>> = {
  customer: person,
  email: person,
  contact: words('contact'),
  recipient: words('recipient'),
  nickname: words('nickname'),
  phone: (row) =>
    textOf(row.phone)
      ?.replace('+', '')
      .replace(/^(\d{3})(\d+)$/, '$1 $2') ?? null,
  number: number('number', 'paymentNumber'),
  name: words('name'),
  title: words('title'),
  product: words('product'),
  agent: words('agent'),
  supplier: words('supplier'),
  thirdParty: number('thirdPartyNumber'),
  text: words('text'),
  reference: number('reference'),
};
const ofUser: Typed = (row) => personIn(row as Person);
/** Lists whose rows say it elsewhere. */
const BY_LIST: Readonly<Record<string, Readonly<Record<string, Typed>>>> = {
  '/users': { customer: ofUser, email: words('email') },
  '/user-export': { customer: ofUser, email: words('email') },
  '/travel-comments': { customer: (row) => accented(row.nickname as string), place: words('subject') },
  '/reviews': { customer: (row) => accented((row.customer as Person).nickname) },
  '/carousel': { name: words('product') },
  '/travel/home-categories': { name: words('title') },
  '/travel-cities': { keyword: words('name') },
  '/tours': { keyword: words('name') },
  '/tour-combos': { keyword: words('name') },
  '/combos': { keyword: words('name') },
  '/earlier-orders': { keyword: words('name') },
  '/earlier-customers': { keyword: words('name') },
  '/airlines': { keyword: words('name') },
  '/airports': { keyword: words('name') },
  '/aircraft': { keyword: words('name') },
  '/messages/audience/found': { word: (row) => accented(`${(row.name as string).split('@')[0]}`) },
};
/** Places in a feed, and keys and codes of the product itself, which nobody writes with accents. */
const NO_WORDS: Readonly<Record<string, readonly string[]>> = {
  '*': ['cursor', 'code', 'sku', 'level', 'group', 'key', 'queue', 'action', 'record', 'file', 'who', 'tracking'],
  '/app-versions': ['number'],
  '/job-events': ['name'],
  '/parameters': ['word'],
  // By the tokens of the goods' own search.
  '/inventory-log': ['name'],
  '/flash-deals': ['product'],
  '/flash-deals/products/found': ['word'],
  '/stock-purchases/variants/found': ['word'],
  // Of one language, one account, one statement.
  '/translations': ['word'],
  '/ledger/entries': ['reference'],
  '/reconciliation-lines': ['reference'],
};

type Field = {
  readonly type?: string;
  readonly format?: string;
  readonly enum?: unknown;
  readonly pattern?: string;
  readonly const?: string;
};
type Search = { readonly bound: BoundEndpoint; readonly path: string; readonly field: string };

/** The search boxes of the back office: fields of lists that take any text. */
const searches = (): Search[] =>
  endpointsOf(shop).flatMap((bound) => {
    const { endpoint, shape } = bound;
    const answer = (shape.answer as { shape?: object }).shape;
    if (endpoint.surface !== 'backoffice' || endpoint.method !== 'GET' || endpoint.path.includes(':')) return [];
    if (!answer || !('list' in answer)) return [];
    const { properties } = partsOf(bound).query as { properties?: Record<string, Field> };
    return Object.entries(properties ?? {})
      .filter(([, one]) => one.type === 'string' && !one.format && !one.enum && !one.const && !one.pattern)
      .map(([field]) => ({ bound, field, path: endpoint.path }))
      .filter(({ path, field }) => !NO_WORDS['*']?.includes(field) && !NO_WORDS[path]?.includes(field));
  });

async function rowsOf(bound: BoundEndpoint, query: Row, by = token): Promise<readonly Row[]> {
  const answer = await send(shop, bound, { params: {}, query, body: undefined, token: by });
  expect({ path: bound.endpoint.path, query, status: answer.status }).toMatchObject({ status: 200 });
  return (answer.data as { list: Row[] }).list;
}

const listAt = (path: string): BoundEndpoint =>
  endpointsOf(shop).find(({ endpoint }) => endpoint.path === path && endpoint.method === 'GET') as BoundEndpoint;

/** What a list needs to be asked at all. */
async function needed(path: string): Promise<Row> {
  if (path === '/messages/audience/found') return { audience: 'customer' };
  if (path === '/flight-departures') return { day: dayIn('UTC', shop.app.platform.clock.now()) };
  if (path !== '/coupon-holders') return {};
  const { rows } = await sql<{ coupon: string }>`SELECT coupon_id AS coupon FROM customer_coupon LIMIT 1`.execute(
    shop.app.platform.db,
  );
  return rows[0] ?? {};
}

test('when a list is searched with accents, in capitals or with gaps, then it finds the row that was meant', async () => {
  const missed: string[] = [];
  let asked = 0;
  for (const { bound, path, field } of searches()) {
    const given = await needed(path);
    const typedFor = BY_LIST[path]?.[field] ?? BY_FIELD[field];
    const all = await rowsOf(bound, given);
    const row = all.find((one) => typedFor?.(one));
    const typed = row && typedFor?.(row);
    // A list that is empty in the demo shows nothing; a field that nobody has described here does not pass.
    if (!typedFor) missed.push(`${path} ${field} is in no table of this test`);
    if (!typed) continue;
    asked += 1;
    const found = await rowsOf(bound, { ...given, [field]: typed });
    if (!found.some((one) => one.id === row.id && textOf(one.number) === textOf(row.number)))
      missed.push(`${path} ${field} "${typed}"`);
  }
  expect(missed).toEqual([]);
  expect(asked).toBeGreaterThan(45);
}, 60_000);

test('when an order is asked for by payment, provider or parcel, then it is found', async () => {
  const { rows } = await sql<{ id: string; payment: string; provider: string; parcel: string }>`
    SELECT o.id, p.number AS payment, p.provider_number AS provider, s.tracking_number AS parcel
      FROM goods_order o JOIN payment p ON p.payable_id = o.id JOIN shipment s ON s.order_id = o.id
     WHERE p.provider_number IS NOT NULL ORDER BY o.created_at DESC LIMIT 1`.execute(shop.app.platform.db);
  const [order] = rows;
  for (const typed of [order?.payment, order?.provider, order?.parcel].map((one) => one ?? '')) {
    const found = await rowsOf(listAt('/goods-orders'), { number: dictated(typed).slice(0, 40).trim() });
    if (typed.length <= 32) expect(found.map(({ id }) => id)).toEqual([order?.id]);
    expect((await rowsOf(listAt('/payments'), { number: order?.payment })).length).toBe(1);
  }
  const tracked = await rowsOf(listAt('/goods-orders'), { tracking: dictated(order?.parcel ?? '').slice(3) });
  expect(tracked.map(({ id }) => id)).toContain(order?.id);
  const { rows: trips } = await sql<{ id: string; payment: string; reference: string }>`
    SELECT o.id, p.number AS payment, o.reference_numbers[1] AS reference FROM travel_order o
      JOIN payment p ON p.id = o.payment_id WHERE o.reference_numbers <> '{}' LIMIT 1`.execute(shop.app.platform.db);
  for (const typed of [trips[0]?.payment ?? '', trips[0]?.reference ?? '']) {
    const found = await rowsOf(listAt('/travel-orders'), { number: dictated(typed) });
    expect(found.map(({ id }) => id)).toContain(trips[0]?.id);
  }
}, 30_000);

test('when a phone number is dictated, then its owner is found by parts, and by who may not see it as a whole alone', async () => {
  const { db } = shop.app.platform;
  await sql`UPDATE customer SET phone = '+351912345678', phone_country = 'PT', nickname = 'Inês Falcão'
    WHERE id = (SELECT customer_id FROM goods_order GROUP BY 1 ORDER BY count(*) DESC, 1 LIMIT 1)`.execute(db);
  const found = async (path: string, query: Row, by?: string) => (await rowsOf(listAt(path), query, by)).length > 0;
  for (const typed of ['912 345', '351912345', '912-345-678', '00351 912 345 678', 'falcao INES', 'ines falcao']) {
    expect({ typed, users: await found('/users', { customer: typed }) }).toEqual({ typed, users: true });
    expect({ typed, orders: await found('/goods-orders', { email: typed }) }).toEqual({ typed, orders: true });
    expect({ typed, payments: await found('/payments', { email: typed }) }).toEqual({ typed, payments: true });
  }
  for (const path of ['/users', '/goods-orders', '/payments']) {
    const field = path === '/users' ? 'customer' : 'email';
    expect(await found(path, { [field]: '912 345 67' }, blind)).toBe(false);
    expect(await found(path, { [field]: '351912345678' }, blind)).toBe(true);
    expect(await found(path, { [field]: 'falcao' }, blind)).toBe(true);
  }
  expect(await found('/users', { customer: '%' })).toBe(false);
}, 30_000);

test('when comments are searched for somebody who wrote none, then none is shown', async () => {
  for (const path of ['/travel-comments', '/reviews']) {
    expect((await rowsOf(listAt(path), {})).length).toBeGreaterThan(0);
    expect(await rowsOf(listAt(path), { customer: 'nobody of that name' })).toEqual([]);
  }
});

test('when a comment on a flight is searched by its route as it is shown, then it is found, and by no other way', async () => {
  const comments = listAt('/travel-comments');
  const row = (await rowsOf(comments, { kind: 'flight' })).find(({ subject }) => /[⇄→]/.test(textOf(subject) ?? ''));
  const [from = '', to = ''] = (textOf(row?.subject) ?? '').split(/ [⇄→] /);
  expect([from, to]).not.toContain('');
  const idsOf = async (place: string) => (await rowsOf(comments, { kind: 'flight', place })).map(({ id }) => id);
  for (const typed of [`${from} → ${to}`, `${from}⇄${to}`, `${from} →`]) expect(await idsOf(typed)).toContain(row?.id);
  expect(await idsOf(`${from} → Nowhere`)).toEqual([]);
});
