import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleEndpoints } from '@app/contract/travel/bundle-endpoints';
import { travelEndpoints } from '@app/contract/travel/endpoints';
import { comboEndpoints as combos } from '@app/contract/verticals/combos/endpoints';
import { picksText } from '@app/contract/verticals/combos/picks';
import type { ComboPlan } from '@app/contract/verticals/combos/views';
import { addDays } from '@app/kernel/local-day';
import { sql } from 'kysely';
import { type Db, openDb, openPool } from '../apps/server/src/platform/db/connect.ts';
import { chances, figure } from './chances.ts';
import { databaseCpuMs } from './cpu-time.ts';
import { type Chance, pick } from './demo-searches.ts';
import { type Measured, repeat, send } from './load.ts';
import { askInvariants, dir, prepare } from './prepare.ts';
import { startProduct } from './processes.ts';
import type { Shopper } from './shoppers.ts';

/**
 * `npm run bench -- combos [--seconds 5] [--connections 8] [--profile folder]`
 * Measures combos of the demo that have flights, a hotel, a tour and a table, each on other days than the last for two people: their list,
 * plans (filled by itself, and of what was picked), quotes, and bookings. Every booking is called off, outside of the time that is measured.
 * Asks every invariant at the end and ends with 1 if one does not hold.
 */
const { values: args } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    connections: { type: 'string', default: '8' },
    profile: { type: 'string' },
  },
});
const seconds = Number(args.seconds);
const connections = Number(args.connections);
const say = (text: string): void => void process.stderr.write(`${text}\n`);

const KINDS = ['flight', 'hotel', 'tour', 'dining'];
const SORTS = ['popular', 'price_asc', 'price_desc', 'length'];
/** Days ahead within which trips begin: the demo has prices of 180. */
const [SOONEST, WITHIN] = [5, 120];
const PAGE = 50;
const PARTY = { rooms: 1, adults: 2 };
const API = '/app_index';
const chance: Chance = chances();

type Combo = { readonly id: string; readonly optional: readonly string[] };
/** A plan that can be had. */
type Trip = { readonly combo: Combo; readonly plan: ComboPlan };
type Traveller = Shopper & { readonly guests: readonly object[] };

const { url, shoppers, stop } = await prepare(undefined, say, 'bench_trips');
const product = await startProduct(url, dir, args.profile);

/** Makes a call; returns what is answered, well or not. */
async function ask(method: 'GET' | 'POST', path: string, of: { token?: string; body?: object } = {}) {
  const headers = {
    ...(of.token ? { authorization: `Bearer ${of.token}` } : {}),
    ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
  };
  return send(`${product.url}${API}${path}`, { method, headers, body: of.body });
}
/** Makes a call; throws unless it is answered well. */
async function call<T>(...given: Parameters<typeof ask>): Promise<T> {
  const answer = await ask(...given);
  if (answer.code !== 200) throw new Error(`${given[1]}: ${JSON.stringify(answer)}`);
  return answer.data as T;
}
const get = <T>(path: string): Promise<T> => call('GET', path);
const post = <T>(path: string, token: string, body: object): Promise<T> => call('POST', path, { token, body });
const HEAD = 'lang=en-US&currency=USD';

async function foundCombos(db: Db): Promise<Combo[]> {
  const { rows } = await sql<Combo>`
    SELECT c.id, COALESCE(array_agg(s.key) FILTER (WHERE s.optional), '{}') AS optional
    FROM combo c JOIN combo_slot s ON s.combo_id = c.id WHERE c.online
      AND (c.book_from IS NULL OR c.book_from <= app_now()) AND (c.book_until IS NULL OR c.book_until > app_now())
    GROUP BY 1 HAVING array_agg(s.rule ->> 'kind') @> ${KINDS}::text[] ORDER BY 1`.execute(db);
  return rows;
}

/** A combo with all that is optional, on some day. */
const planPath = (combo: Combo, day: string): string =>
  `${combos.comboPlan.path}?${HEAD}&id=${combo.id}&day=${day}&adults=${PARTY.adults}&rooms=${PARTY.rooms}&with=${combo.optional}`;

/** Plans of many days that can be had whole; a day on which a combo is not offered is none. */
async function plannedTrips(found: readonly Combo[], today: string): Promise<Trip[]> {
  const trips: Trip[] = [];
  for (const combo of found) {
    for (let days = SOONEST; days < WITHIN; days += 3) {
      const { code, data } = await ask('GET', planPath(combo, addDays(today, days)));
      const plan = data as ComboPlan;
      if (code === 200 && plan.complete) trips.push({ combo, plan });
    }
  }
  return trips;
}

const picksOf = ({ plan }: Trip) =>
  plan.parts.flatMap(({ slot, filled }) => (filled ? [{ slot, key: filled.key }] : []));

/** A customer who has saved passengers for the whole party. */
async function traveller(shopper: Shopper): Promise<Traveller> {
  const guests: object[] = [];
  for (const givenName of ['Ines', 'Rui']) {
    const { id: passengerId } = await post<{ id: string }>(travelEndpoints.savePassenger.path, shopper.token, {
      givenName,
      familyName: 'Sousa',
      gender: 'female',
      birthDate: '1990-05-05',
      nationality: 'PT',
      documentType: 'passport',
      documentNumber: `P${randomUUID().slice(0, 8).toUpperCase()}`,
      documentValidUntil: '2050-01-01',
    });
    guests.push({ unit: 1, givenName, familyName: 'Sousa', ageType: 'adult', age: null, passengerId });
  }
  return { ...shopper, guests };
}

const quote = (trip: Trip, token: string): Promise<{ id: string }> =>
  post(combos.createComboQuote.path, token, {
    ...PARTY,
    comboId: trip.combo.id,
    day: trip.plan.day,
    fromCityId: trip.plan.fromCityId,
    childAges: [],
    picks: picksOf(trip),
  });

const CONTACT = { name: 'Ines Sousa', country: 'US', phone: '202-555-0123', email: 'ines@example.com' };
const book = (quoteId: string, { token, guests }: Traveller): Promise<{ bundleId: string }> =>
  post(combos.bookCombo.path, token, { quoteId, guests, contact: CONTACT, policyAccepted: true });

type Story = {
  readonly what: string;
  /** Median in ms that is aimed at. */
  readonly aim: number;
  /** Does it once; returns the milliseconds that count. */
  readonly once: (who: Traveller) => Promise<number>;
};

/** The time that some work takes, with what it gave. */
async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; gave: T }> {
  const from = performance.now();
  const gave = await work();
  return { ms: performance.now() - from, gave };
}

const stories = (trips: readonly Trip[], cities: readonly string[]): readonly Story[] => [
  {
    what: 'list',
    aim: 15,
    once: async () => {
      const city = chance(2) === 0 ? `&city=${pick(cities, chance)}` : '';
      const path = `${combos.combos.path}?${HEAD}&limit=${1 + chance(PAGE)}&sort=${pick(SORTS, chance)}${city}`;
      return (await timed(() => get(path))).ms;
    },
  },
  {
    what: 'plan that fills itself',
    aim: 100,
    once: async () => {
      const { combo, plan } = pick(trips, chance);
      return (await timed(() => get(planPath(combo, plan.day)))).ms;
    },
  },
  {
    what: 'plan of what was picked',
    aim: 100,
    once: async () => {
      const trip = pick(trips, chance);
      const path = `${planPath(trip.combo, trip.plan.day)}&picks=${encodeURIComponent(picksText(picksOf(trip)))}`;
      return (await timed(() => get(path))).ms;
    },
  },
  { what: 'quote', aim: 100, once: async ({ token }) => (await timed(() => quote(pick(trips, chance), token))).ms },
  {
    what: 'booking',
    aim: 200,
    once: async (who) => {
      const { id } = await quote(pick(trips, chance), who.token);
      const { ms, gave } = await timed(() => book(id, who));
      await post(bundleEndpoints.cancelBundle.path, who.token, { bundleId: gave.bundleId });
      return ms;
    },
  },
];

/** Runs a scenario with so many clients; each round is measured by the time its step returns, not by how long all of it took. */
async function run(story: Story, people: readonly Traveller[], clients: number): Promise<Measured> {
  const times: number[] = [];
  const whole = await repeat(async (worker) => void times.push(await story.once(people[worker] as Traveller)), {
    clients,
    seconds,
  });
  times.sort((one, other) => one - other);
  const at = (share: number): number =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { ...whole, median: at(0.5), p99: at(0.99) };
}

/** Milliseconds of CPU that the product and the database have used. */
const spent = (): number[] => [product.cpuMs() ?? Number.NaN, databaseCpuMs(join(dir, 'postgres')) ?? Number.NaN];

const db = openDb(openPool(url, 2, () => undefined));
const found = await foundCombos(db);
const { rows } = await sql<{ today: string }>`SELECT app_now()::date::text AS today`.execute(db);
const { rows: cities } = await sql<{ id: string }>`SELECT DISTINCT city_id AS id FROM combo`.execute(db);
await db.destroy();
const trips = await plannedTrips(found, rows[0]?.today ?? '');
const people = await Promise.all(shoppers.slice(0, connections).map(traveller));
say(`${found.length} combos, ${trips.length} plans that can be had`);
const table = [
  `| ${found.length} combos of four kinds | Rounds /s | Median / p99 ms at ${connections} | alone | Aim at ${connections} | CPU ms a round, product + database | Failed |`,
  `|${'---|'.repeat(7)}`,
];
for (const story of stories(
  trips,
  cities.map(({ id }) => id),
)) {
  await run(story, people, connections);
  const before = spent();
  const measured = await run(story, people, connections);
  const cpu = spent().map((ms, side) => ((ms - (before[side] ?? 0)) / Math.max(1, measured.done)).toFixed(1));
  const alone = await run(story, people, 1);
  table.push(
    `| ${story.what} | ${figure(measured.perSecond)} | ${figure(measured.median)} / ${figure(measured.p99)} | ${figure(alone.median)} / ${figure(alone.p99)} | ${story.aim} | ${cpu.join(' + ')} | ${measured.failed} |`,
  );
  say(table.at(-1) ?? '');
}
await product.stop();
const broken = await askInvariants(url);
await stop();
process.stdout.write(`${table.join('\n')}\n${broken.join('\n')}\n`);
process.exitCode = broken.length > 0 ? 1 : 0;
