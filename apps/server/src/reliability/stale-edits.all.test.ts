import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { refusalCode } from '../testing/refusal-code.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { newRoundTrip } from '../verticals/flights/test/fixtures.ts';
import { newTour } from '../verticals/tours/test/fixtures.ts';
import { endpointsOf, makeStaff, partsOf, sampleInput, send, staffToken } from './every-endpoint.ts';

type Fields = Record<string, unknown>;
type Loaded = { params: Record<string, string>; version: number; made: boolean };

let shop: Shop;
let admins: string[];
/** What a sample of an entity's body cannot know: ids of what is there, moments in their order, addresses of a form. */
let fitting: Record<string, Fields>;
let tours: string[];
beforeAll(async () => {
  shop = await openShop();
  const { db } = shop.app.platform;
  admins = await Promise.all([0, 1].map(async () => staffToken(db, await makeStaff(db, { super: true }))));
  const { productId, variantIds } = await shop.product({ prices: [1_000], stock: 5 });
  const { rows } = await sql<{ category: string; role: string }>`SELECT (SELECT id FROM category LIMIT 1) AS category,
    (SELECT id FROM staff_role WHERE enabled LIMIT 1) AS role`.execute(db);
  const customer = await shop.buyer();
  tours = [(await newTour(db)).id, (await newTour(db)).id];
  const { airline, from, to, out } = await newRoundTrip(db);
  const aircraft = await sql<{ id: string }>`SELECT aircraft_id AS id FROM flight WHERE id = ${out}`.execute(db);
  const span = { startsAt: '2030-01-01T00:00:00.000Z', endsAt: '2030-01-02T00:00:00.000Z' };
  fitting = {
    '/products': { categoryId: rows[0]?.category, tags: [] },
    '/categories': { parentId: null },
    '/carousel': { productId, ...span },
    '/banners': { effectiveAt: span.startsAt, expiresAt: span.endsAt },
    '/flash-deals': { productId, items: [{ variantId: variantIds[0], priceUsd: 500 }], ...span },
    '/travel-deals': {
      kind: 'flight',
      key: `route:${from.cityId}_${to.cityId}`,
      ...span,
      travelFrom: null,
      travelTo: null,
    },
    '/combos': { themes: [] },
    '/views': { audience: 'all', roleId: null },
    '/hotels': { zone: 'Europe/Lisbon' },
    '/messages': { publishAt: span.startsAt, expiresAt: span.endsAt, audience: 'all', audienceTo: '' },
    '/logistics-companies': { trackingUrl: 'https://example.com/{number}' },
    '/users': { agentId: null, inviteCode: '', grantedLevel: null, phone: '', phoneCountry: null, birthday: null },
    '/agents': { parentId: null, customerId: customer.id },
    '/administrators': {
      roleId: rows[0]?.role,
      superiorId: null,
      agentId: null,
      merchantId: null,
      username: 'stale',
      password: 'Avela-123-demo',
    },
    '/travel/home-categories': { screen: 'hotel' },
    '/travel-cities': { zone: 'Europe/Lisbon' },
    '/airports': { cityId: from.cityId, zone: 'Europe/Lisbon' },
    '/fare-brands': { airlineId: airline.id },
    '/webhook-endpoints': { url: 'https://books.example.com/news', agentId: null, merchantId: null },
    '/api-keys': {
      agentId: null,
      merchantId: null,
      permissions: ['orders.goods.view'],
      account: '',
      addresses: [],
      expiresAt: new Date(Date.now() + 30 * 86_400_000).toISOString(),
    },
    '/oidc-providers': { issuer: 'https://id.example.com' },
    '/flights': {
      airlineId: airline.id,
      fromAirportId: from.id,
      toAirportId: to.id,
      aircraftId: aircraft.rows[0]?.id,
      number: '9000',
    },
  };
});
afterAll(() => shop.close());

/** What must be another value each time. */
const SET: Readonly<Record<string, (times: number) => Fields>> = { '/parameters': (times) => ({ value: times }) };
const someCity = async (): Promise<Fields> => {
  const { rows } = await sql<{ id: string }>`SELECT id FROM travel_city LIMIT 1`.execute(shop.app.platform.db);
  return { cityId: rows[0]?.id };
};
/** What depends on records made meanwhile, or on the sample. */
const LATE: Readonly<Record<string, (sample: Fields) => Promise<Fields>>> = {
  '/users': async (sample) => ('avatar' in sample ? { avatar: null } : {}),
  '/products': async ({ variants }) => ({
    variants: (variants as Fields[]).slice(0, 1).map((variant) => ({ ...variant, id: undefined })),
  }),
  '/hotels': someCity,
  '/restaurants': async ({ areas, menus }) => ({
    ...(await someCity()),
    areas: (areas as Fields[]).map((area) => ({ ...area, id: undefined })),
    menus: (menus as Fields[]).map((menu) => ({ ...menu, id: undefined })),
  }),
  '/tours': someCity,
  '/tour-combos': async () => ({
    ...(await someCity()),
    tours: tours.map((tourId) => ({ tourId, optional: false })),
  }),
  '/combos': async ({ slots }) => ({
    ...(await someCity()),
    slots: (slots as Fields[]).map((slot, at) => ({ ...slot, rule: { kind: 'tour', tourIds: [tours[at]] } })),
  }),
  '/meal-sets': async () => {
    const { rows } = await sql<{ id: string }>`SELECT id FROM restaurant LIMIT 1`.execute(shop.app.platform.db);
    const name = { 'en-US': 'Main' };
    return {
      restaurants: [rows[0]?.id],
      courses: [{ name, choose: 1, of: [{ name, valueUsd: 5_000 }] }],
      valueUsd: 5_000,
      usd: 4_000,
    };
  },
};
/** Parts of a hotel and departures of a tour, which are made below them: their own tests have two people save them. */
const PARTS: ReadonlySet<string> = new Set([
  '/room-types/:id',
  '/rate-plans/:id',
  '/hotel-feeds/:id',
  '/tour-departures/:id',
]);

/** Every call that saves a whole record somebody has loaded, told by the version it takes along. */
const edits = (): BoundEndpoint[] =>
  endpointsOf(shop).filter(
    ({ endpoint, shape }) =>
      endpoint.surface === 'backoffice' &&
      endpoint.method === 'PUT' &&
      /\/:\w+$/.test(endpoint.path) &&
      !PARTS.has(endpoint.path) &&
      'version' in (partsOf({ endpoint, shape } as BoundEndpoint).body.properties ?? {}),
  );
const callAt = (method: string, path: string): BoundEndpoint | undefined =>
  endpointsOf(shop).find(
    ({ endpoint }) => endpoint.surface === 'backoffice' && endpoint.method === method && endpoint.path === path,
  );

type Recorded = { readonly id?: string; readonly version?: number };
/** The record in an answer, which may stand beside what is said once, such as a secret. */
const recordIn = (data: Fields): Recorded =>
  'id' in data
    ? data
    : ((Object.values(data).find((one) => (one as Fields | null)?.id !== undefined) ?? {}) as Recorded);

/** A record of the kind that a call saves: made by the call beside it, else the first of its list. */
async function loaded(path: string, parameter: string): Promise<Loaded | string> {
  const token = admins[0] ?? '';
  const make = callAt('POST', path);
  if (make) {
    const sample = sampleInput(make);
    const body = { ...(sample.body as Fields), ...fitting[path], ...(await LATE[path]?.(sample.body as Fields)) };
    const { status, data, msg } = await send(shop, make, { ...sample, body, token });
    const { id, version } = recordIn(data as Fields);
    return status === 200 && id
      ? { params: { [parameter]: id }, version: version ?? 1, made: true }
      : `${msg} ${JSON.stringify(data)}`;
  }
  const list = callAt('GET', path);
  const answer = list && (await send(shop, list, { params: {}, query: {}, body: null, token }));
  const rows = ((answer?.data as { list?: Fields[] } | undefined)?.list ?? answer?.data ?? []) as Fields[];
  const first = rows.find((row) => typeof row.version === 'number');
  const id = first && (first[parameter] ?? first.id);
  return first && id
    ? { params: { [parameter]: String(id) }, version: first.version as number, made: false }
    : 'nothing to load';
}

const many = (times: number): number[] => Array.from({ length: times }, (_, n) => n);

/** Loads a record twice and has both save it at once, then many. Gives what went wrong; null when nothing did. */
async function tryStale(edit: BoundEndpoint): Promise<string | null> {
  const { path } = edit.endpoint;
  const listed = path.replace(/\/:\w+$/, '');
  const found = await loaded(listed, /:(\w+)$/.exec(path)?.[1] ?? 'id');
  if (typeof found === 'string') return `${path}: not made: ${found}`;
  const sample = sampleInput(edit);
  let { version } = found;
  for (const times of [2, 20]) {
    const late = await LATE[listed]?.(sample.body as Fields);
    const known = Object.entries({ ...fitting[listed], ...late, ...(SET[listed]?.(times) ?? {}) });
    const own = Object.fromEntries(known.filter(([name]) => name in (sample.body as Fields)));
    const body = { ...(sample.body as Fields), ...own, version };
    const answers = await Promise.all(
      many(times).map((n) => send(shop, edit, { ...sample, params: found.params, body, token: admins[n % 2] ?? '' })),
    );
    const saved = answers.filter(({ status }) => status === 200).length;
    const stale = answers.filter(({ code }) => code === refusalCode('record.stale')).length;
    if (saved !== 1 || stale !== times - 1) {
      const other = answers.find(({ status, code }) => status !== 200 && code !== refusalCode('record.stale'));
      return `${path}: of ${times} ${saved} saved, ${stale} stale ${JSON.stringify(other?.data ?? '')}`;
    }
    version =
      (answers.find(({ status }) => status === 200)?.data as { version?: number } | null)?.version ?? version + 1;
  }
  const { rows } = await sql<{ done: number; stale: number }>`SELECT
      count(*) FILTER (WHERE outcome = 'done')::int AS done,
      count(*) FILTER (WHERE outcome = 'record.stale')::int AS stale
    FROM operation_log WHERE record LIKE ${`%/${Object.values(found.params)[0]}`}`.execute(shop.app.platform.db);
  const [log] = rows;
  return log?.done === (found.made ? 3 : 2) && log.stale === 20 ? null : `${path}: the log has ${JSON.stringify(log)}`;
}

test('when several administrators load a record and save it, then one of them does and the others are told (M19)', async () => {
  const wrong: string[] = [];
  for (const edit of edits()) {
    const flaw = await tryStale(edit);
    if (flaw) wrong.push(flaw);
  }
  expect(wrong).toEqual([]);
  expect(edits().length).toBeGreaterThanOrEqual(30);
}, 120_000);
