import { randomUUID } from 'node:crypto';
import { staffAllDealsEndpoints as calls } from '@app/contract/deals/all-deals-endpoints';
import type { TravelDealKind } from '@app/contract/deals/deal-facts';
import { staffListEndpoints } from '@app/contract/lists/staff-endpoints';
import { addMs, HOUR } from '@app/kernel/clock';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalCode } from '../../../testing/refusal-code.ts';
import { openShop, type Shop } from '../../orders/test/fixtures.ts';

type PlantedDeal = {
  title?: string;
  beginsIn?: number;
  lasts?: number;
  quota?: number;
  claimed?: number;
  enabled?: boolean;
  perCustomer?: number;
};
const GOODS = 'trade.deals.view';
const TRAVEL = 'trade.travel_deals.view';

let shop: Shop;
let token: string;
/** Deals by what they are doing. */
let goods: Awaited<ReturnType<typeof newGoodsDeal>>;
let deals: Record<'flight' | 'soon' | 'sold' | 'off' | 'over', string>;
beforeAll(async () => {
  shop = await openShop();
  token = await shop.staff();
  goods = await newGoodsDeal({ claimed: 3, perCustomer: 2 });
  deals = {
    flight: await newTravelDeal('flight', { title: 'Quick to Rome', beginsIn: -2 * HOUR }),
    soon: await newTravelDeal('hotel', { title: 'By the lake', beginsIn: HOUR }),
    sold: await newTravelDeal('tour', { title: 'Up the hill', beginsIn: -3 * HOUR, quota: 4, claimed: 4 }),
    off: await newTravelDeal('dining', { title: 'For two', beginsIn: -4 * HOUR, enabled: false }),
    over: await newTravelDeal('hotel', { title: 'Last year', beginsIn: -400 * 24 * HOUR }),
  };
});
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const at = (ms: number): Date => new Date(addMs(shop.app.platform.clock.now(), ms));

/** A product of two variants at a deal that began an hour ago. */
async function newGoodsDeal({ claimed = 0, perCustomer }: PlantedDeal) {
  const { productId, variantIds } = await shop.product({ prices: [10_000, 20_000], stock: 50 });
  const id = randomUUID();
  await sql`INSERT INTO flash_deal (id, product_id, starts_at, ends_at, quota, claimed, per_customer, enabled)
    VALUES (${id}, ${productId}, ${at(-HOUR)}, ${at(HOUR)}, 10, ${claimed}, ${perCustomer ?? null}, true)`.execute(
    db(),
  );
  for (const [index, variantId] of variantIds.entries())
    await sql`INSERT INTO flash_deal_item (deal_id, variant_id, price_usd, live)
      VALUES (${id}, ${variantId}, ${6_000 + index * 1_000}, tstzrange(${at(-HOUR)}, ${at(HOUR)}))`.execute(db());
  return { id, variantIds };
}

/** A deal of travel of a quarter less, for a day. */
async function newTravelDeal(kind: TravelDealKind, of: PlantedDeal): Promise<string> {
  const { title = '', beginsIn = -HOUR, lasts = 24 * HOUR, quota = 10, claimed = 0, enabled = true } = of;
  const id = randomUUID();
  await sql`INSERT INTO travel_deal (id, kind, key, title, line, method, value, starts_at, ends_at, quota, claimed, enabled)
    VALUES (${id}, ${kind}, ${`${kind}:${randomUUID()}`}, ${JSON.stringify({ 'en-US': title, es: `${title}, es` })}::jsonb, '{}', 'percent',
      25, ${at(beginsIn)}, ${at(beginsIn + lasts)}, ${quota}, ${claimed}, ${enabled})`.execute(db());
  return id;
}

const list = async (query: object = {}, as = token) => (await shop.call(calls.listAllDeals, { token: as, query })).data;
const ids = async (query: object = {}, as = token) => (await list(query, as)).list.map(({ id }) => id);

test('deals of goods and of travel stand in one list, each with what it is on, what it takes off and what it is doing', async () => {
  const { list: rows, counts, total } = await list();
  expect(rows.map(({ id }) => id)).toEqual([deals.soon, goods.id, deals.flight, deals.sold, deals.off, deals.over]);
  expect([total, counts]).toEqual([
    6,
    { all: 6, product: 1, flight: 1, hotel: 2, tour: 1, dining: 1, tourcombo: 0, table: 0, combo: 0 },
  ]);
  expect(rows[1]).toMatchObject({
    kind: 'product',
    title: 'Cup',
    state: 'running',
    subject: { place: '', online: true },
    cover: '/files/cup.webp',
    method: 'fixed',
    value: 6_000,
    regular: { usd: 10_000, percentOff: 40 },
    quota: 10,
    claimed: 3,
    perCustomer: 2,
  });
  // What the deal of travel is on does not exist.
  expect(rows[2]).toMatchObject({
    kind: 'flight',
    title: 'Quick to Rome',
    subject: null,
    cover: null,
    method: 'percent',
    value: 25,
    regular: null,
  });
  expect(rows.map(({ state }) => state)).toEqual(['scheduled', 'running', 'running', 'sold_out', 'off', 'ended']);
  const spanish = await shop.call(calls.listAllDeals, { token, lang: 'es', query: { kind: 'flight' } });
  expect(spanish.data.list[0]?.title).toBe('Quick to Rome, es');
  const chinese = await shop.call(calls.listAllDeals, { token, lang: 'zh-cn', query: { kind: 'product' } });
  expect(chinese.data.list[0]?.title).toBe('杯子');
});

test('they are found by kind, state, title, SKU and day, in either order and page by page', async () => {
  expect(await ids({ kind: 'hotel' })).toEqual([deals.soon, deals.over]);
  expect(await ids({ state: 'running' })).toEqual([goods.id, deals.flight]);
  expect(await ids({ kind: 'tour', state: 'running' })).toEqual([]);
  // Counts of kinds follow the rest of the search, and so does the total of the kind that is open.
  const running = await list({ kind: 'product', state: 'running' });
  expect([running.total, running.counts]).toMatchObject([1, { all: 2, product: 1, flight: 1, hotel: 0 }]);
  expect(await ids({ title: 'LAKE' })).toEqual([deals.soon]);
  expect(await ids({ title: '杯子' })).toEqual([goods.id]);
  const { rows } = await sql<{
    sku: string;
  }>`SELECT sku FROM product_variant WHERE id = ${goods.variantIds[1]}`.execute(db());
  expect(await ids({ title: rows[0]?.sku })).toEqual([goods.id]);
  const lastYear = at(-400 * 24 * HOUR)
    .toISOString()
    .slice(0, 10);
  expect(await ids({ runsTo: lastYear })).toEqual([deals.over]);
  expect(await ids({ runsFrom: lastYear, order: 'asc', limit: '2' })).toEqual([deals.over, deals.off]);
  expect(await ids({ sort: 'claimed', limit: '2' })).toEqual([deals.sold, goods.id]);
  expect(await ids({ limit: '4', page: '2' })).toEqual([deals.off, deals.over]);
});

test('who may see deals of one sort alone sees those, counts those and exports those', async () => {
  const [seller, traveller] = [await shop.staff({ permissions: [GOODS] }), await shop.staff({ permissions: [TRAVEL] })];
  const ofGoods = await list({}, seller);
  expect([ofGoods.list.map(({ id }) => id), ofGoods.total]).toEqual([[goods.id], 1]);
  expect(ofGoods.counts).toEqual({
    all: 1,
    product: 1,
    flight: 0,
    hotel: 0,
    tour: 0,
    dining: 0,
    tourcombo: 0,
    combo: 0,
    table: 0,
  });
  expect(await list({ kind: 'hotel' }, seller)).toMatchObject({ list: [], total: 0 });
  expect(await ids({}, traveller)).toEqual([deals.soon, deals.flight, deals.sold, deals.off, deals.over]);
  expect(await list({ kind: 'product' }, traveller)).toMatchObject({ list: [], total: 0 });
  for (const as of [seller, traveller])
    expect((await shop.call(calls.allDealsTerms, { token: as })).data).toEqual({ timeZone: 'UTC' });

  const body = {
    list: '/all-deals',
    name: 'deals',
    format: 'csv' as const,
    query: { order: 'asc' },
    columns: [{ title: 'Title', cells: [{ path: 'title' }] }],
  };
  const { data } = await shop.call(staffListEndpoints.beginExport, { token: seller, body });
  await shop.app.runJobs('lists.write-exports');
  const { url } = (await shop.call(staffListEndpoints.linkExport, { token: seller, params: { id: data.id } })).data;
  const file = await shop.app.server.inject({ method: 'GET', url });
  expect(file.body.trim().split('\r\n').slice(1)).toEqual(['Cup']);
});

test("nobody without either right reads it, and neither do an agent's staff", async () => {
  const others = [
    await shop.staff({ permissions: ['dashboard.view', 'trade.deal_report.view'] }),
    await shop.staff({ agentId: shop.agentId }),
  ];
  for (const call of [calls.listAllDeals, calls.allDealsTerms]) {
    for (const as of others) expect((await shop.call(call, { token: as })).code).toBe(refusalCode('access.denied'));
    expect((await shop.call(call)).status).toBe(401);
    expect((await shop.call(call, { token: (await shop.buyer()).token })).code).toBe(
      refusalCode('auth.token_mismatch'),
    );
  }
});

test('what is wrong in the search is refused at its field', async () => {
  const cases: [object, string][] = [
    [{ kind: 'boat' }, 'kind'],
    [{ state: 'open' }, 'state'],
    [{ sort: 'title' }, 'sort'],
    [{ runsFrom: 'today' }, 'runsFrom'],
    [{ title: 'x'.repeat(61) }, 'title'],
  ];
  for (const [query, field] of cases) {
    const { code, data } = await shop.call(calls.listAllDeals, { token, query });
    expect([field, code, data]).toMatchObject([
      field,
      refusalCode('input.invalid'),
      { fields: { [field]: expect.any(String) } },
    ]);
  }
});
