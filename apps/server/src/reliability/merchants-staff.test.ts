import { randomUUID } from 'node:crypto';
import { scopeReach } from '@app/contract/core/endpoint';
import { permissionKeys } from '@app/contract/core/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plantKey } from '../modules/api-keys/test/fixtures.ts';
import { staffActor } from '../modules/staff/public.ts';
import { plantEndpoint } from '../modules/webhooks/test/fixtures.ts';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { demoApp } from '../testing/demo-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import { endpointsOf, type Input, makeStaff, partsOf, printOf, send, staffToken, titleOf } from './every-endpoint.ts';
import { answerText, comparedWithUnknown, idPlaces, inputWith } from './named-records.ts';
import { nobodysId } from './two-customers.ts';
import { type Marks, marksIn } from './two-trees.ts';

/** A shop in which staff of a merchant of the demo ask. */
let shop: TestApp;
let merchantId: string;
const tokens = { merchant: '', empty: '', house: '' };
let own: Marks;
let strangers: Marks;
const db = () => shop.app.platform.db;

const tokenOf = async (of: { merchantId?: string } = {}) =>
  staffToken(db(), await makeStaff(db(), { permissions: permissionKeys, ...of }));

/** Ids of what stands at the merchant's places, and of what stands elsewhere, by their table; the first restaurant serves set meals. */
async function marksOf(mine: boolean): Promise<Marks> {
  const ours = sql`(SELECT id FROM restaurant WHERE merchant_id = ${merchantId})`;
  const served = sql`(SELECT set_id FROM dining_set_place WHERE restaurant_id IN ${ours})`;
  const is = mine ? sql`` : sql`NOT`;
  const { rows } = await sql<{ table: string; id: string }>`
    (SELECT 'restaurant' AS "table", id FROM restaurant r WHERE ${is} id IN ${ours}
      ORDER BY NOT EXISTS (SELECT FROM dining_set_place l WHERE l.restaurant_id = r.id), id)
    UNION ALL SELECT 'dining_area', id FROM dining_area WHERE ${is} restaurant_id IN ${ours}
    UNION ALL SELECT 'dining_block', id FROM dining_block WHERE ${is} restaurant_id IN ${ours}
    UNION ALL SELECT 'dining_set', id FROM dining_set WHERE ${is} id IN ${served}
    UNION ALL (SELECT 'travel_order', id FROM travel_order WHERE ${is} (subject_id IN ${ours} OR subject_id IN ${served})
      -- One that is over is refused before what the sample names of its place is looked for.
      ORDER BY kind = 'dining' DESC, state IN ('completed', 'cancelled') DESC, id)
    UNION ALL SELECT 'travel_comment', c.id FROM travel_comment c JOIN travel_order o ON o.id = c.order_id
      WHERE ${is} (o.subject_id IN ${ours} OR o.subject_id IN ${served})
    UNION ALL SELECT 'api_key', id FROM api_key WHERE ${is} (merchant_id IS NOT DISTINCT FROM ${merchantId})
    UNION ALL SELECT 'webhook_endpoint', id FROM webhook_endpoint WHERE ${is} (merchant_id IS NOT DISTINCT FROM ${merchantId})
    UNION ALL SELECT 'webhook_message', m.id FROM webhook_message m JOIN webhook_endpoint e ON e.id = m.endpoint_id
      WHERE ${is} (e.merchant_id IS NOT DISTINCT FROM ${merchantId})
    UNION ALL (SELECT 'goods_order', id FROM goods_order WHERE ${!mine} LIMIT 20)
    UNION ALL (SELECT 'hotel', id FROM hotel WHERE ${!mine} LIMIT 20)
    UNION ALL (SELECT 'tour', id FROM tour WHERE ${!mine} LIMIT 20)`.execute(db());
  const ids = new Map<string, string[]>();
  for (const { table, id } of rows) ids.set(table, [...(ids.get(table) ?? []), id]);
  const { rows: people } = await sql<{ email: string }>`SELECT email FROM customer WHERE ${!mine}`.execute(db());
  return { ids, all: new Set([...[...ids.values()].flat(), ...people.map(({ email }) => email)]) };
}

beforeAll(async () => {
  shop = await demoApp();
  const { rows } = await sql<{ id: string }>`SELECT id FROM merchant WHERE name = 'Casa Lume'`.execute(db());
  merchantId = rows[0]?.id ?? '';
  const empty = randomUUID();
  await sql`INSERT INTO merchant (id, name) VALUES (${empty}, 'Without places')`.execute(db());
  tokens.merchant = await tokenOf({ merchantId });
  tokens.empty = await tokenOf({ merchantId: empty });
  tokens.house = await tokenOf();
  // Tables that the house's staff blocked at each place.
  await sql`INSERT INTO dining_block (id, restaurant_id, area_id, kind, starts_quarter, quarters, tables, made_by)
    SELECT gen_random_uuid(), a.restaurant_id, a.id, 'block', 5000000, 4, 1, 'someone' FROM dining_area a`.execute(
    db(),
  );
  const maker = await makeStaff(db(), { super: true });
  for (const owner of [{ merchantId }, { merchantId: empty }, {}]) {
    await plantKey(db(), { madeBy: maker, permissions: ['travel.restaurants.view'], ...owner });
    await plantEndpoint(db(), owner);
  }
  own = await marksOf(true);
  strangers = await marksOf(false);
}, 300_000);
afterAll(() => shop.close());

const reach = ({ endpoint: { scope } }: BoundEndpoint) => scopeReach[scope ?? 'house'].merchants;
const narrowed = (): BoundEndpoint[] => endpointsOf(shop).filter((bound) => reach(bound) === 'own');
const lists = (): BoundEndpoint[] =>
  narrowed().filter(({ endpoint }) => endpoint.method === 'GET' && !endpoint.path.includes(':'));
const day = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const RANGE = { from: day(-60), to: day(60) };
/** What lists are asked that take no plain question; a list that has pages shows with the longest of them what it shows at all. */
const queryOf = (bound: BoundEndpoint): Record<string, string> => {
  if (FIGURES.has(bound.endpoint.name)) return bound.endpoint.name === 'waiting' ? {} : RANGE;
  return partsOf(bound).query.properties?.limit ? { limit: '100' } : {};
};
/** Only figures: they name no one. */
const FIGURES = new Set(['waiting', 'diningReport', 'mealReport']);
/** Need a code. */
const BY_CODE = new Set(['findByVoucher', 'findMealCode']);
const ask = (bound: BoundEndpoint, token: string) =>
  send(shop, bound, { params: {}, query: queryOf(bound), body: {}, token });

test("when a merchant's staff read any list, then what stands at their places is in it and nothing else", async () => {
  const leaks: string[] = [];
  const silent: string[] = [];
  for (const bound of lists().filter(({ endpoint }) => !FIGURES.has(endpoint.name) && !BY_CODE.has(endpoint.name))) {
    const [mine, all] = [await ask(bound, tokens.merchant), await ask(bound, tokens.house)];
    for (const mark of marksIn(mine.data, strangers)) leaks.push(`${titleOf(bound)}: ${mark}`);
    // A list that shows nothing of its own, or no stranger to the house, would prove nothing.
    if (marksIn(mine.data, own).length === 0 || marksIn(all.data, strangers).length === 0) silent.push(titleOf(bound));
    expect(marksIn((await ask(bound, tokens.empty)).data, own)).toEqual([]);
  }
  expect(leaks).toEqual([]);
  expect(silent).toEqual([]);
  expect(lists().length).toBeGreaterThan(8);
}, 60_000);

/** The sum of a report's figures. */
const totalOf = (data: unknown): Record<string, number> => {
  const { total } = data as { total: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(total).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
};

test('figures of a merchant are part of the figures of the house, and nothing where they have no places', async () => {
  for (const name of ['diningReport', 'mealReport']) {
    const bound = lists().find(({ endpoint }) => endpoint.name === name) as BoundEndpoint;
    const [mine, none, all] = [
      totalOf((await ask(bound, tokens.merchant)).data),
      totalOf((await ask(bound, tokens.empty)).data),
      totalOf((await ask(bound, tokens.house)).data),
    ];
    expect(Object.values(none).every((figure) => figure === 0)).toBe(true);
    const counted = name === 'diningReport' ? 'bookings' : 'sold';
    expect(mine[counted]).toBeGreaterThan(0);
    expect(mine[counted]).toBeLessThan(all[counted] ?? 0);
  }
  const waiting = lists().find(({ endpoint }) => endpoint.name === 'waiting') as BoundEndpoint;
  const { data } = await ask(waiting, tokens.merchant);
  const { travelReview, travelConfirm, travelOverdue, ...others } = data as Record<string, number | null>;
  expect([travelReview, travelConfirm, travelOverdue].every((one) => typeof one === 'number')).toBe(true);
  expect(Object.values(others).every((one) => one === null)).toBe(true);
});

test("when a merchant's staff name what stands elsewhere in any call, then there is none, and no row changes", async () => {
  const before = await printOf(db());
  const wrong: string[] = [];
  let tried = 0;
  for (const bound of narrowed())
    for (const place of idPlaces(bound)) {
      const unknown = nobodysId();
      const { merchant: token } = tokens;
      const expected = await answerText(shop, bound, inputWith(bound, place, unknown), { token, id: unknown });
      for (const [id] of strangers.ids.values()) {
        if (id === undefined) continue;
        const answer = await answerText(shop, bound, inputWith(bound, place, id), { token, id });
        tried += 1;
        if (answer !== expected) wrong.push(`${titleOf(bound)} ${place.path.join('.')}: ${answer} is not ${expected}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(200);
  const after = await printOf(db());
  const changed = Object.keys(after).filter((table) => after[table] !== before[table] && table !== 'operation_log');
  expect(changed).toEqual([]);
}, 120_000);

/** Where an id of such a record says nothing to the house either: it narrows a figure or a list, or is about another table. */
const SILENT: readonly string[] = [
  'GET /admin_api/dining-report restaurantId',
  'GET /admin_api/meal-codes restaurantId',
  'GET /admin_api/meal-report setId',
  'GET /admin_api/meal-sets city',
  'GET /admin_api/restaurants city',
  'GET /admin_api/restaurants merchant',
  'POST /admin_api/meal-codes/use restaurantId',
  // Of another kind than the order, or about a change that must have been priced first.
  'GET /admin_api/travel-orders/:id/departures id',
  'GET /admin_api/travel-orders/:id/flight-options id',
  'GET /admin_api/travel-orders/:id/flight-seats id',
  'POST /admin_api/travel-orders/:id/flights id',
  'POST /admin_api/travel-orders/:id/flights-quote id',
  'GET /admin_api/travel-orders/:id/other-rooms id',
  // A condition of the log: any kind of record can be meant.
  'GET /admin_api/webhook-messages record',
  // The address that they are of is deleted by a call of this test.
  'GET /admin_api/webhook-messages endpointId',
  'GET /admin_api/webhook-messages/:id id',
  'POST /admin_api/webhook-messages/:id/replay id',
  // An account is named by its e-mail.
  'POST /admin_api/api-keys account',
  'POST /admin_api/dining-waits/:id/offer id',
  'POST /admin_api/travel-orders/:id/extras id',
  'POST /admin_api/travel-orders/:id/extras-quote id',
  'POST /admin_api/travel-orders/:id/departure id',
  'POST /admin_api/travel-orders/:id/departure-quote id',
  'POST /admin_api/travel-orders/:id/nights id',
  'POST /admin_api/travel-orders/:id/nights-quote id',
  'POST /admin_api/travel-orders/:id/table id',
  // A sound call names a city and a kind of table that are there: the last test makes them.
  'POST /admin_api/restaurants/:id/blocks id',
  'PUT /admin_api/restaurants/:id id',
  // Conditions of a list, as reports name what they count: no order of these names them.
  'GET /admin_api/travel-orders bundleOf',
  'GET /admin_api/travel-orders city',
];

test('when the house names the same records, then they are there: the refusals above are of the place', async () => {
  const silent: string[] = [];
  for (const bound of narrowed())
    for (const place of idPlaces(bound)) {
      const unknown = nobodysId();
      const { house: token } = tokens;
      const isKnown = await comparedWithUnknown(
        (id) => answerText(shop, bound, inputWith(bound, place, id), { token, id }),
        unknown,
      );
      let differs = false;
      for (const [id] of strangers.ids.values()) if (id !== undefined) differs ||= await isKnown(id);
      if (!differs) silent.push(`${titleOf(bound)} ${place.path.join('.')}`);
    }
  expect(silent.sort()).toEqual([...SILENT].sort());
}, 120_000);

test("when a list is written into a file for a merchant's staff, then nothing of others is in it", async () => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM staff WHERE merchant_id = ${merchantId} LIMIT 1`.execute(
    db(),
  );
  const staff = await staffActor(db(), rows[0]?.id ?? '');
  if (!staff) throw new Error('nobody to write for');
  const all = { ...staff, permissions: new Set(permissionKeys) };
  const [written, closed]: [string[], string[]] = [[], []];
  for (const bound of endpointsOf(shop).filter(({ endpoint }) => endpoint.surface === 'backoffice')) {
    const list = bound.endpoint.method === 'GET' ? shop.app.platform.staffList(bound.endpoint.path) : null;
    if (!list) continue;
    const of = { staff: all, language: 'en-US', query: queryOf(bound), rows: 1_000 } as const;
    if (reach(bound) === 'none') {
      await expect(list.read(of)).rejects.toMatchObject({ key: 'access.denied' });
      closed.push(bound.endpoint.path);
    } else if (reach(bound) === 'own') {
      const { list: found } = await list.read(of);
      expect([bound.endpoint.path, ...marksIn(found, strangers)]).toEqual([bound.endpoint.path]);
      if (found.length > 0) written.push(bound.endpoint.path);
    }
  }
  expect(closed.length).toBeGreaterThan(40);
  expect(written).toEqual(expect.arrayContaining(['/restaurants', '/meal-sets', '/travel-orders', '/travel-comments']));
});

/** A code in a state, of a set that the merchant serves or does not. */
async function codeOf(served: boolean): Promise<string> {
  const ours = sql`EXISTS (SELECT FROM dining_set_place l JOIN restaurant r ON r.id = l.restaurant_id
    WHERE l.set_id = b.set_id AND r.merchant_id = ${merchantId})`;
  const { rows } = await sql<{
    code: string;
  }>`SELECT d.code FROM dining_code d JOIN dining_set_booking b ON b.order_id = d.order_id
    WHERE d.state = 'usable' AND ${served ? ours : sql`NOT ${ours}`} ORDER BY d.code LIMIT 1`.execute(db());
  return rows[0]?.code ?? '';
}

/** A call by its name, and what whoever holds the token is refused with; undefined where it is done. */
const named = (name: string): BoundEndpoint =>
  endpointsOf(shop).find(({ endpoint }) => endpoint.name === name) as BoundEndpoint;
async function refusal(name: string, input: Partial<Input>, token: string): Promise<string | undefined> {
  const { data } = await send(shop, named(name), { params: {}, query: {}, body: {}, ...input, token });
  return (data as { error?: string } | null)?.error;
}

test("a merchant's desk reads codes that its restaurants serve, and of others only that they are for another place", async () => {
  const { merchant: token, house } = tokens;
  const [mine, other] = [await codeOf(true), await codeOf(false)];
  const places = await ask(named('restaurantChoices'), token);
  const [{ id: restaurantId }] = places.data as [{ id: string }, { id: string }];
  const elsewhere = strangers.ids.get('restaurant')?.[0] ?? '';
  expect(await refusal('findMealCode', { query: { code: mine } }, token)).toBeUndefined();
  expect(await refusal('findMealCode', { query: { code: other } }, house)).toBeUndefined();
  for (const [name, input] of [
    ['findMealCode', { query: { code: other } }],
    ['useMealCode', { body: { code: other, restaurantId } }],
    ['undoMealCode', { body: { code: other } }],
  ] as const)
    expect([name, await refusal(name, input, token)]).toEqual([name, 'meal.wrong_place']);
  const foreign = { code: mine, restaurantId: elsewhere };
  expect(await refusal('findMealCode', { query: foreign }, token)).toBe('record.not_found');
  expect(await refusal('useMealCode', { body: foreign }, token)).toBe('record.not_found');
});

test("a merchant's staff write their own restaurant, which stays theirs, and block its tables; those of others are not there", async () => {
  const { merchant: token, house } = tokens;
  const [mine, other] = [own, strangers].map(({ ids }) => ids.get('restaurant')?.[0] ?? '') as [string, string];
  const formOf = async (id: string) => {
    const { data } = await send(shop, named('readRestaurant'), { params: { id }, query: {}, body: {}, token: house });
    const { id: _id, cityName: _city, createdAt: _at, ...form } = data as Record<string, unknown>;
    return form as { version: number; cityId: string; sortWeight: number; areas: { id: string }[] };
  };
  const [form, foreign] = [await formOf(mine), await formOf(other)];
  const update = (id: string, body: object) => refusal('updateRestaurant', { params: { id }, body }, token);
  expect(await update(other, foreign)).toBe('record.not_found');
  // Neither another merchant nor none can be put in by them.
  const { cityId: elsewhere } = foreign;
  expect(
    await update(mine, { ...form, merchantId: null, cityId: elsewhere, sortWeight: 9_999, phone: '+351 1' }),
  ).toBeUndefined();
  const { cityId, sortWeight } = form;
  expect(elsewhere).not.toBe(cityId);
  expect(await formOf(mine)).toMatchObject({
    merchantId,
    cityId,
    sortWeight,
    phone: '+351 1',
    version: form.version + 1,
  });
  const block = (of: { areas: { id: string }[] }) => ({
    ...{ kind: 'block', areaId: of.areas[0]?.id, day: day(3), time: '13:00', minutes: 30, tables: 1, note: 'Paint' },
  });
  const take = (id: string, body: object) => refusal('takeDiningTables', { params: { id }, body }, token);
  expect(await take(other, block(foreign))).toBe('record.not_found');
  expect(await take(mine, block(foreign))).toBe('record.not_found');
  expect(await take(mine, block(form))).toBeUndefined();
});
