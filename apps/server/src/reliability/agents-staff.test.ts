import { scopeReach } from '@app/contract/core/endpoint';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DEMO_CUSTOMER } from '../demo/fill.ts';
import { staffActor } from '../modules/staff/public.ts';
import type { BoundEndpoint } from '../platform/http/bind.ts';
import { endpointsOf, partsOf, printOf, send, titleOf } from './every-endpoint.ts';
import { answerText, comparedWithUnknown, idPlaces, inputWith } from './named-records.ts';
import { nobodysId } from './two-customers.ts';
import { marksIn, openTwoTrees, type TreeView, type TwoTrees } from './two-trees.ts';

let shop: TwoTrees;
let voucher: string;
let account: string;
beforeAll(async () => {
  shop = await openTwoTrees();
  const { rows } = await sql<{ voucher: string; account: string }>`SELECT
    (SELECT o.voucher_code FROM travel_order o JOIN customer c ON c.id = o.customer_id
      WHERE c.email = ${DEMO_CUSTOMER.email} AND o.voucher_code IS NOT NULL LIMIT 1) AS voucher,
    (SELECT a.id::text FROM ledger_account a JOIN customer c ON c.id = a.owner_id
      WHERE c.email = ${DEMO_CUSTOMER.email} AND a.code = 'available') AS account`.execute(shop.app.platform.db);
  voucher = rows[0]?.voucher ?? '';
  account = rows[0]?.account ?? '';
}, 300_000);
afterAll(() => shop.close());

const db = () => shop.app.platform.db;
const DAY = 86_400_000;
const day = (days: number): string => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);

/** Days with bookings of the demo before and after them: today alone holds nothing in the first minutes of a day. */
const range = () => ({ from: day(-60), to: day(60) });

/** What lists that take no plain question are asked. */
const asked = (): Readonly<Record<string, readonly Record<string, string>[]>> => ({
  orderReport: [range()],
  agentReport: [range()],
  moneyEntries: [range()],
  hotelReport: [range()],
  flightReport: [range()],
  diningReport: [range()],
  mealReport: [range()],
  tourReport: [range()],
  bundleReport: [range()],
  dealReport: [range()],
  findAudience: [
    { audience: 'agent', limit: '100' },
    { audience: 'customer', limit: '100' },
  ],
  findByVoucher: [{ code: voucher }],
  listEntries: [{ account }],
  audienceSize: [{ audience: 'customer', audienceTo: DEMO_CUSTOMER.email }],
  listTalks: ['waiting', 'others', 'closed'].map((tab) => ({ tab, limit: '100' })),
});
/** Only figures: there is nobody in them to be recognised. Those of an agent without customers are all nothing. */
const FIGURES = [
  'counts',
  'waiting',
  'workbench',
  'orderReport',
  'agentReport',
  'hotelReport',
  'flightReport',
  'tourReport',
  'dealReport',
  'bundleReport',
  'diningReport',
  'mealReport',
  'audienceSize',
];
/** Names nobody, and is empty for an agent's staff: `modules/system/test/opening-steps.test.ts`. */
const STEPS = 'openingSteps';
/** Figures of the house that are no customer's: its goods that run low and its rates, and how reports count. */
const OF_THE_HOUSE = new Set([
  ...['lowStock', 'staleRates', 'roomNights', 'rooms', 'seats', 'cutOffHour', 'page', 'limit'],
  ...['departures', 'guaranteed', 'guaranteedBp', 'calledOff', 'places'],
  // Nights that other sites sell.
  'closed',
]);

const reads = (): BoundEndpoint[] =>
  endpointsOf(shop).filter(
    ({ endpoint }) => endpoint.surface === 'backoffice' && endpoint.method === 'GET' && toAgents(endpoint) !== 'none',
  );
const lists = (): BoundEndpoint[] => reads().filter(({ endpoint }) => !endpoint.path.includes(':'));
const toAgents = ({ scope }: BoundEndpoint['endpoint']) => (scope ? scopeReach[scope].agents : 'none');
const inOwnTree = ({ endpoint }: BoundEndpoint): boolean => toAgents(endpoint) === 'own';
const ask = (bound: BoundEndpoint, token: string, query: Record<string, string>) =>
  send(shop, bound, { params: {}, query, body: {}, token });
/** A list that has pages shows with the longest of them what it shows with the usual one. */
const queriesOf = (bound: BoundEndpoint): readonly Record<string, string>[] =>
  asked()[bound.endpoint.name] ?? [partsOf(bound).query.properties?.limit ? { limit: '100' } : {}];

const housesAnswers = new Map<string, Promise<unknown>>();
/** Returns what a list shows the house: it is asked once, as nothing changes between the tests that read. */
function shownToHouse(bound: BoundEndpoint, query: Record<string, string>): Promise<unknown> {
  const question = `${titleOf(bound)} ${JSON.stringify(query)}`;
  const shown = housesAnswers.get(question) ?? ask(bound, shop.tokens.house, query).then(({ data }) => data);
  housesAnswers.set(question, shown);
  return shown;
}

test("when an agent's staff read any list, then their own people are in it and no stranger", async () => {
  const leaks: string[] = [];
  const [shownOwn, shownStrangers]: [Set<string>, Set<string>] = [new Set(), new Set()];
  for (const bound of lists())
    for (const query of queriesOf(bound)) {
      const all = await shownToHouse(bound, query);
      for (const { token, own, strangers } of shop.views) {
        const answer = await ask(bound, token, query);
        for (const mark of marksIn(answer.data, strangers)) leaks.push(`${titleOf(bound)}: ${mark}`);
        if (marksIn(answer.data, own).length > 0) shownOwn.add(titleOf(bound));
        if (marksIn(all, strangers).length > 0) shownStrangers.add(titleOf(bound));
      }
    }
  expect(leaks).toEqual([]);
  const named = lists().filter((bound) => inOwnTree(bound) && ![...FIGURES, STEPS].includes(bound.endpoint.name));
  // A list that shows the house no stranger either would prove nothing.
  expect(named.map(titleOf).filter((title) => !shownOwn.has(title) || !shownStrangers.has(title))).toEqual([]);
}, 120_000);

/** The numbers in an answer that count something of customers, with where they stand. */
function figuresIn(answer: unknown, path = ''): string[] {
  if (typeof answer === 'number') return answer === 0 ? [] : [`${path}=${answer}`];
  if (!answer || typeof answer !== 'object') return [];
  return Object.entries(answer).flatMap(([key, one]) =>
    OF_THE_HOUSE.has(key) ? [] : figuresIn(one, `${path}.${key}`),
  );
}

test('when an agent has no customers, then the figures that their staff read are all nothing', async () => {
  for (const bound of lists().filter(({ endpoint }) => FIGURES.includes(endpoint.name))) {
    for (const query of queriesOf(bound)) {
      const { data } = await ask(bound, shop.tokens.empty, query);
      expect([titleOf(bound), ...figuresIn(data)]).toEqual([titleOf(bound)]);
      const all = await shownToHouse(bound, query);
      expect([titleOf(bound), figuresIn(all).length > 0]).toEqual([titleOf(bound), true]);
    }
  }
});

test("when a list is written into a file for an agent's staff, then there is no stranger in it, and none of the house", async () => {
  const { rows } = await sql<{ id: string; agentId: string }>`
    SELECT id, agent_id AS "agentId" FROM staff WHERE agent_id IS NOT NULL AND username LIKE 's-%'`.execute(db());
  const [written, closed]: [Set<string>, string[]] = [new Set(), []];
  for (const { endpoint } of endpointsOf(shop).filter(({ endpoint: { method } }) => method === 'GET')) {
    const list = endpoint.surface === 'backoffice' ? shop.app.platform.staffList(endpoint.path) : null;
    for (const view of list ? shop.views : []) {
      const staff = await staffActor(db(), rows.find(({ agentId }) => agentId === view.agentId)?.id ?? '');
      if (!list || !staff) throw new Error('nobody to write for');
      const of = { staff, language: 'en-US', query: asked()[endpoint.name]?.[0] ?? {}, rows: 1_000 } as const;
      if (toAgents(endpoint) === 'none') {
        await expect(list.read(of)).rejects.toMatchObject({ key: 'access.denied' });
        closed.push(endpoint.path);
        continue;
      }
      const { list: found } = await list.read(of).catch((error: { key?: string }) => {
        if (error.key !== 'record.not_found') throw error;
        return { list: [] };
      });
      expect([endpoint.path, ...marksIn(found, view.strangers)]).toEqual([endpoint.path]);
      if (found.length > 0) written.add(endpoint.path);
    }
  }
  expect(closed.length).toBeGreaterThan(40);
  expect(written.size).toBeGreaterThan(25);
}, 60_000);

/** Calls whose ids are plain numbers, which mean something in one table alone. */
const NUMBERED: Readonly<Record<string, string>> = {
  readAccount: 'ledger_account',
  listEntries: 'ledger_account',
  readTransfer: 'ledger_transfer',
  readOperation: 'operation_log',
};
/** An id that nobody has, of the kind that the call takes. */
const unknownFor = ({ endpoint: { name } }: BoundEndpoint): string => (NUMBERED[name] ? '900000000000' : nobodysId());
/** An id of each table, or those of the one that the call reads, by the table. */
function idsFor({ endpoint: { name } }: BoundEndpoint, { ids }: TreeView['strangers']): [string, string][] {
  const table = NUMBERED[name];
  if (table) return (ids.get(table) ?? []).map((id) => [table, id]);
  return [...ids].flatMap(([of, [id]]) => (id === undefined || /^\d+$/.test(id) ? [] : [[of, id] as [string, string]]));
}

/**
 * Returns what each view names in a call: a table in which several of them have strangers is named by one of them, by turns from call to
 * call, since the same code answers all.
 */
function namedByTurns(bound: BoundEndpoint, turn: number): { view: TreeView; ids: string[] }[] {
  const found = shop.views.map((view) => ({ view, named: idsFor(bound, view.strangers) }));
  const tables = [...new Set(found.flatMap(({ named }) => named.map(([table]) => table)))];
  const whoseTurn = (table: string): TreeView | undefined => {
    const having = found.filter(({ named }) => named.some(([one]) => one === table));
    return having[(tables.indexOf(table) + turn) % having.length]?.view;
  };
  return found.map(({ view, named }) => ({
    view,
    ids: named.filter(([table]) => whoseTurn(table) === view).map(([, id]) => id),
  }));
}

/** Tables that a refused call may write: that it was tried. */
const TRIED = new Set(['operation_log']);

test("when an agent's staff name a stranger's record in any call, then there is none, and no row changes", async () => {
  const before = await printOf(db());
  const wrong: string[] = [];
  let tried = 0;
  for (const [turn, bound] of endpointsOf(shop).filter(inOwnTree).entries())
    for (const place of idPlaces(bound)) {
      for (const { view, ids } of namedByTurns(bound, turn)) {
        const { token } = view;
        const unknown = unknownFor(bound);
        const expected = await answerText(shop, bound, inputWith(bound, place, unknown), { token, id: unknown });
        for (const id of ids) {
          const answer = await answerText(shop, bound, inputWith(bound, place, id), { token, id });
          tried += 1;
          if (answer !== expected)
            wrong.push(`${titleOf(bound)} ${place.path.join('.')}: ${answer} is not ${expected}`);
        }
      }
    }
  expect(wrong).toEqual([]);
  expect(tried).toBeGreaterThan(1_000);
  const after = await printOf(db());
  const changed = Object.keys(after).filter((table) => after[table] !== before[table] && !TRIED.has(table));
  expect(changed).toEqual([]);
}, 240_000);

/**
 * Where an id of a customer's record says nothing to the house either: it stands for a channel, a role or a place, which
 * narrow a list, or leads to a picture or a device that needs a second name.
 */
const SILENT: readonly string[] = [
  'GET /admin_api/chat/talks/:id/picture id',
  'GET /admin_api/payment-proofs channel',
  'GET /admin_api/payment-proofs/:id/picture id',
  'POST /admin_api/users/:id/avatar id',
  'DELETE /admin_api/users/:id/devices/:device id',
  'DELETE /admin_api/users/:id/devices/:device device',
  'DELETE /admin_api/users/:id/passkeys/:passkeyId id',
  'DELETE /admin_api/users/:id/passkeys/:passkeyId passkeyId',
  'POST /admin_api/administrators/:id/passkeys/:passkeyId/remove id',
  'POST /admin_api/administrators/:id/passkeys/:passkeyId/remove passkeyId',
  'POST /admin_api/administrators/:id/oidc-links/:linkId/remove id',
  'POST /admin_api/administrators/:id/oidc-links/:linkId/remove linkId',
  // A condition of the log: any kind of record can be meant.
  'GET /admin_api/webhook-messages record',
  // An account is named by its e-mail.
  'POST /admin_api/api-keys account',
  'GET /admin_api/administrators merchantId',
  'GET /admin_api/administrators roleId',
  'POST /admin_api/administrators roleId',
  'GET /admin_api/withdrawals channel',
  'GET /admin_api/withdrawals/:id/proof id',
  'GET /admin_api/flight-report airlineId',
  'GET /admin_api/tour-report tourId',
  'GET /admin_api/dining-report restaurantId',
  'GET /admin_api/meal-report setId',
  'GET /admin_api/hotel-report city',
  'GET /admin_api/hotel-report hotel',
  // Conditions of a list, as reports name what they count: no order of these names them.
  'GET /admin_api/travel-orders bundleOf',
  'GET /admin_api/travel-orders city',
  'GET /admin_api/travel-orders subject',
  // Is about an order of another kind, or about a change that must have been priced first.
  'GET /admin_api/travel-orders/:id/departures id',
  'GET /admin_api/travel-orders/:id/flight-options id',
  'GET /admin_api/travel-orders/:id/flight-seats id',
  'POST /admin_api/travel-orders/:id/flights id',
  'POST /admin_api/travel-orders/:id/extras id',
  'POST /admin_api/travel-orders/:id/departure id',
  'POST /admin_api/travel-orders/:id/departure-quote id',
  'POST /admin_api/travel-orders/:id/nights id',
  'POST /admin_api/travel-orders/:id/table id',
  'POST /admin_api/travel-orders/:id/table-quote id',
];

test('when the house names the same records, then they are there: the refusals above are of the tree', async () => {
  const silent: string[] = [];
  // What led somewhere last is named first: neighbouring calls are about the same records.
  const met: string[] = [];
  for (const bound of endpointsOf(shop).filter(inOwnTree))
    for (const place of idPlaces(bound)) {
      let differs = false;
      const token = shop.tokens.house;
      const unknown = unknownFor(bound);
      const isKnown = await comparedWithUnknown(
        (id) => answerText(shop, bound, inputWith(bound, place, id), { token, id }),
        unknown,
      );
      const ids = shop.views.flatMap(({ strangers }) => idsFor(bound, strangers).map(([, id]) => id));
      for (const id of new Set([...met.filter((one) => ids.includes(one)), ...ids])) {
        differs = await isKnown(id);
        if (!differs) continue;
        met.splice(0, met.length, id, ...met.filter((one) => one !== id));
        break;
      }
      if (!differs) silent.push(`${titleOf(bound)} ${place.path.join('.')}`);
    }
  expect(silent.sort()).toEqual([...SILENT].sort());
}, 240_000);
