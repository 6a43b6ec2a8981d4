import { randomUUID } from 'node:crypto';
import { contentEndpoints } from '@app/contract/content/endpoints';
import { travelHomeEndpoints } from '@app/contract/travel-home/endpoints';
import { staffTravelHomeEndpoints as calls } from '@app/contract/travel-home/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { addAgent, newcomer } from '../../accounts/test/fixtures.ts';
import { openCatalogShop } from '../../catalog/test/fixtures.ts';

let shop: Awaited<ReturnType<typeof openCatalogShop>>;
let token: string;
beforeAll(async () => {
  shop = await openCatalogShop();
  token = shop.token;
  await addAgent(shop);
});
afterAll(async () => {
  expect((await shop.app.verify()).filter((result) => !result.ok)).toEqual([]);
  await shop.close();
});

const term = (name: string, kind: 'theme' | 'meal' = 'theme') => ({
  kind,
  name: { 'en-US': name, 'zh-cn': `中${name}`, es: '' },
  enabled: true,
  sortWeight: 5,
});
const tile = (title: string, screen = 'hotel') => ({
  title: { 'en-US': title, 'zh-cn': `中${title}` },
  subtitle: { 'en-US': '' },
  image: null,
  screen,
  enabled: true,
  sortWeight: 99,
});
const row = async (lang = 'en-US') => (await shop.call(contentEndpoints.home, { lang })).data.verticals;
const logged = async (record: string) => {
  const { rows } = await sql<{ action: string }>`
    SELECT action FROM operation_log WHERE record = ${record} AND outcome = 'done' ORDER BY id`.execute(shop.db);
  return rows.map((entry) => entry.action);
};

/** A hotel that customers can find, so that hotels are on offer. */
async function addHotel(): Promise<void> {
  const [city, name] = [randomUUID(), JSON.stringify({ 'en-US': 'Sea' })];
  await sql`INSERT INTO travel_city (id, name, country, country_code, zone, latitude, longitude)
    VALUES (${city}, ${name}::jsonb, ${name}::jsonb, 'PT', 'UTC', 1, 1)`.execute(shop.db);
  await sql`INSERT INTO hotel (id, city_id, name, description, address, area, stars, latitude, longitude, zone, cover,
      policies, tax_bp, online)
    VALUES (${randomUUID()}, ${city}, ${name}::jsonb, ${name}::jsonb, ${name}::jsonb, ${name}::jsonb, 3, 1, 1, 'UTC', '/files/a.webp',
      ${name}::jsonb, 0, true)`.execute(shop.db);
  shop.app.platform.cache.drop(['hotels']);
}

test('a kind of travel of which nothing can be found has no tile', async () => {
  expect(await row()).toEqual([]);
  await addHotel();
  expect((await row()).map((one) => one.name)).toEqual(['hotel']);
});

test('a shop with a hotel shows the kinds of travel that exist and no other, in the language asked for', async () => {
  expect((await row()).map((one) => one.name)).toEqual(['hotel']);
  expect((await row('zh-cn'))[0]).toMatchObject({ name: 'hotel', title: '酒店', image: null });
  const all = (await shop.call(calls.listHomeCategories, { token })).data;
  expect(all.list.map((one) => [one.screen, one.shown])).toContainEqual(['combo', true]);
  expect(all.counts).toEqual({ all: 6, enabled: 6, disabled: 0 });
});

test('the storefront sees at once what staff add, change, hide and delete in the travel row; each write is logged', async () => {
  await row();
  const made = (await shop.call(calls.createHomeCategory, { token, body: tile('Seaside') })).data;
  expect(made).toMatchObject({ shown: true, version: 1 });
  expect((await row()).map((one) => one.title)).toEqual(['Seaside', 'Hotels']);
  const params = { id: made.id };
  const body = { ...tile('Mountains'), image: '/files/m-{w}.webp', sortWeight: 1, version: 1 };
  await shop.call(calls.updateHomeCategory, { token, params, body });
  expect((await row('zh-cn')).map((one) => [one.title, one.image])).toEqual([
    ['酒店', null],
    ['中Mountains', '/files/m-{w}.webp'],
  ]);
  const gone = randomUUID();
  const flags = await shop.call(calls.setHomeCategoryFlags, { token, body: { ids: [made.id, gone], enabled: false } });
  expect(flags.data).toEqual({ changed: [made.id], missing: [gone] });
  expect(await row()).toHaveLength(1);
  await shop.call(calls.setHomeCategoryFlags, { token, body: { ids: [made.id], enabled: true } });
  expect(await row()).toHaveLength(2);
  expect((await shop.call(calls.deleteHomeCategory, { token, params })).code).toBe(200);
  expect(await row()).toHaveLength(1);
  expect((await shop.call(calls.deleteHomeCategory, { token, params })).code).toBe(refusalCode('record.not_found'));
  const record = 'home_travel_category';
  const steps = ['create', 'update', 'flags', 'flags', 'delete'];
  expect(await logged(`${record}/${made.id}`)).toEqual(steps.map((step) => `${record}.${step}`));
});

test('a tile opens a kind of travel that exists; one that waits for its kind can be edited', async () => {
  await sql`INSERT INTO home_travel_category (screen, title, subtitle) VALUES ('train', '{"en-US": "Trains"}', '{"en-US": ""}')`.execute(
    shop.app.platform.db,
  );
  const refused = await shop.call(calls.createHomeCategory, { token, body: tile('Boats', 'boat') });
  expect([refused.code, refused.data]).toMatchObject([
    refusalCode('input.invalid'),
    { fields: { screen: 'field.invalid' } },
  ]);
  const { list } = (await shop.call(calls.listHomeCategories, { token, query: { screen: 'train' } })).data;
  const [waiting] = list;
  expect(list).toHaveLength(1);
  const { id = '', version = 0 } = waiting ?? {};
  const params = { id };
  const saved = await shop.call(calls.updateHomeCategory, {
    token,
    params,
    body: { ...tile('Walk', 'train'), version },
  });
  expect(saved.data).toMatchObject({ title: { 'en-US': 'Walk' }, shown: false });
  const moved = { token, params, body: { ...tile('Walk', 'boat'), version: version + 1 } };
  expect((await shop.call(calls.updateHomeCategory, moved)).code).toBe(refusalCode('input.invalid'));
  const unnamed = { token, raw: { ...tile('x'), title: { 'en-US': ' ' } } };
  expect((await shop.call(calls.createHomeCategory, unnamed)).data).toMatchObject({
    fields: { 'title.en-US': 'field.required' },
  });
});

test('the dictionary is kept by kind; an English name is taken once in its kind, also by two at the same moment', async () => {
  const read = async (kind?: 'theme' | 'meal', lang = 'en-US') =>
    (await shop.call(travelHomeEndpoints.dictionary, { lang, query: kind ? { kind } : {} })).data;
  const before = (await read()).length;
  expect((await read('meal')).every((one) => one.kind === 'meal')).toBe(true);
  const answers = await Promise.all(
    ['Stars', 'STARS', 'stars'].map((name) => shop.call(calls.createTerm, { token, body: term(name) })),
  );
  expect(answers.map((answer) => answer.code).sort()).toEqual([
    200,
    refusalCode('travel_term.name_taken'),
    refusalCode('travel_term.name_taken'),
  ]);
  const made = answers.find((answer) => answer.code === 200)?.data;
  const other = (await shop.call(calls.createTerm, { token, body: term('Stars', 'meal') })).data;
  expect((await read()).length).toBe(before + 2);
  const params = { id: made?.id ?? '' };
  expect((await read('theme', 'zh-cn')).map((one) => one.id)).toContain(params.id);
  expect(made?.name).not.toHaveProperty('es');
  const body = { ...term('Stars', 'meal'), version: 1 };
  expect((await shop.call(calls.updateTerm, { token, params, body })).code).toBe(refusalCode('travel_term.name_taken'));
  const own = { ...term('stars'), sortWeight: 0, version: 1 };
  expect((await shop.call(calls.updateTerm, { token, params, body: own })).data).toMatchObject({ version: 2 });
  await shop.call(calls.setTermFlags, { token, body: { ids: [params.id], enabled: false } });
  expect((await read('theme')).map((one) => one.id)).not.toContain(params.id);
  for (const id of [params.id, other.id]) await shop.call(calls.deleteTerm, { token, params: { id } });
  expect((await read()).length).toBe(before);
  expect((await shop.call(travelHomeEndpoints.dictionary, { query: { kind: 'x' as never } })).code).toBe(
    refusalCode('input.invalid'),
  );
});

test('of two saved at the same moment one stands, the other is refused with it', async () => {
  const one = (await shop.call(calls.createTerm, { token, body: term('Sailing') })).data;
  const cat = (await shop.call(calls.createHomeCategory, { token, body: tile('Sea') })).data;
  const saves = [
    ...['A', 'B', 'C'].map((name) => ({ name, to: calls.updateTerm, id: one.id, body: term(name) })),
    ...['A', 'B', 'C'].map((name) => ({ name, to: calls.updateHomeCategory, id: cat.id, body: tile(name) })),
  ];
  const answers = await Promise.all(
    saves.map(({ to, id, body }) =>
      shop.call(to as typeof calls.updateTerm, { token, params: { id }, raw: { ...body, version: 1 } }),
    ),
  );
  expect(
    answers
      .slice(0, 3)
      .map((answer) => answer.code)
      .sort(),
  ).toEqual([200, 4010, 4010]);
  expect(
    answers
      .slice(3)
      .map((answer) => answer.code)
      .sort(),
  ).toEqual([200, 4010, 4010]);
  const late = await shop.call(calls.updateTerm, { token, params: { id: one.id }, body: { ...term('D'), version: 1 } });
  expect(late).toMatchObject({ status: 409, data: { current: { version: 2 } } });
  for (const endpoint of [calls.updateTerm, calls.updateHomeCategory]) {
    const body = endpoint === calls.updateTerm ? term('Nobody') : tile('Nobody');
    const to = { token, params: { id: randomUUID() }, raw: { ...body, version: 1 } };
    expect((await shop.call(endpoint as typeof calls.updateTerm, to)).code).toBe(refusalCode('record.not_found'));
  }
});

test('the lists search in every language, sort, page and count', async () => {
  await shop.call(calls.createTerm, { token, body: term('Zither 100%') });
  const found = (await shop.call(calls.listTerms, { token, query: { name: '中ZITHER 100%' } })).data;
  expect(found).toMatchObject({ total: 1, counts: { all: 1 }, list: [{ name: { 'en-US': 'Zither 100%' } }] });
  const [first, second] = await Promise.all(
    ['1', '2'].map((page) =>
      shop.call(calls.listTerms, { token, query: { kind: 'theme', page, limit: '2', sort: 'sortWeight' } }),
    ),
  );
  expect(first?.data.list).toHaveLength(2);
  expect(first?.data.list[0]?.sortWeight).toBeGreaterThanOrEqual(second?.data.list[0]?.sortWeight ?? 0);
  const off = (await shop.call(calls.listTerms, { token, query: { enabled: '0', sort: 'createdAt' } })).data;
  expect(off.total).toBe(off.counts.disabled);
});

test('without a token, as a customer, or with another right nothing is read or changed', async () => {
  const customer = await newcomer(shop);
  const viewer = await shop.signIn(['travel.dictionary.view', 'travel.home.view']);
  const stranger = await shop.signIn(['catalog.products.view']);
  const reads = [calls.listTerms, calls.listHomeCategories];
  const writes = [
    calls.createTerm,
    calls.updateTerm,
    calls.setTermFlags,
    calls.deleteTerm,
    calls.createHomeCategory,
    calls.updateHomeCategory,
    calls.setHomeCategoryFlags,
    calls.deleteHomeCategory,
  ];
  const params = { id: randomUUID() };
  for (const endpoint of [...reads, ...writes] as (typeof calls.updateTerm)[]) {
    expect((await shop.call(endpoint, { params, raw: {} })).status).toBe(401);
    expect((await shop.call(endpoint, { params, raw: {}, token: customer.token })).status).toBe(401);
    expect((await shop.call(endpoint, { params, raw: {}, token: stranger })).status).toBe(403);
  }
  for (const endpoint of writes as (typeof calls.updateTerm)[])
    expect((await shop.call(endpoint, { params, raw: {}, token: viewer })).status).toBe(403);
  for (const endpoint of reads) expect((await shop.call(endpoint, { token: viewer })).status).toBe(200);
});
