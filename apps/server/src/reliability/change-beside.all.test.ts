import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { travelEndpoints as travel } from '@app/contract/travel/endpoints';
import { staffTravelEndpoints as desk } from '@app/contract/travel/staff-endpoints';
import { staffFlightEndpoints as staffFlights } from '@app/contract/verticals/flights/staff-endpoints';
import { staffTourEndpoints as staffTours } from '@app/contract/verticals/tours/staff-endpoints';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { broken, walletOf } from '../modules/orders/test/fixtures.ts';
import { setParameter } from '../modules/settings/public.ts';
import { chaosCount, patient } from '../platform/testing/chaos.ts';
import { beginAtSandbox, deliverPaid, SANDBOX } from '../testing/sandbox-payments.ts';
import { openShop, type Shop } from '../testing/shop.ts';
import { testApp } from '../testing/test-app.ts';
import { changeBy, readOrder } from '../verticals/flights/test/change.fixtures.ts';
import { payTrip, plantBrands } from '../verticals/flights/test/fixtures.ts';
import { type Changing, KINDS, MONEY, newChanging } from './after-booking/changing.ts';

/** In so many kinds does each pair of rivals meet, by turns; at night in all. */
const BESIDE = chaosCount('CHAOS_BESIDE', 1);

// Two processes on one database.
let shop: Shop;
let second: Shop;
let staff: string;
beforeAll(async () => {
  shop = await openShop(SANDBOX);
  second = {
    ...shop,
    ...(await testApp({ databaseUrl: shop.databaseUrl, env: { DATABASE_POOL: '20', ...SANDBOX } })),
  };
  staff = await shop.staff();
  await plantBrands(db());
  await changeBy(db(), 'light', { feeUsd: 3_000 });
  await setParameter(db(), 'flight.free_hours', 0);
  for (const one of [shop, second]) one.app.platform.cache.drop(['parameters']);
}, patient(60_000));
afterAll(async () => {
  await second.close();
  await shop.close();
});

const db = () => shop.app.platform.db;
const key = () => ({ 'idempotency-key': randomUUID() });
async function deadlocks(): Promise<number> {
  await sleep(1_200);
  const { rows } = await sql<{ n: number }>`
    SELECT deadlocks::int AS n FROM pg_stat_database WHERE datname = current_database()`.execute(db());
  return rows[0]?.n ?? -1;
}

/** A booking whose change waits for its money, at the card's page too, and another change that is priced. */
type Scene = Changing & {
  readonly payment: string;
  readonly checkout: string;
  readonly due: number;
  readonly other: string;
};
async function setScene(kind: Changing['kind']): Promise<Scene> {
  const own = await newChanging(kind, { shop, staff, dear: true });
  let [one, other] = [await own.price(0), await own.price(1)];
  let made = await own.make(shop, one.id);
  // What waited for its confirmation may have got it in between.
  for (let tries = 1; made.code !== 200 && tries < 4; tries += 1) {
    [one, other] = [await own.price(0), await own.price(1)];
    made = await own.make(shop, one.id);
  }
  if (made.code !== 200 || !made.data.paymentId) throw new Error(`${kind}: ${JSON.stringify(made)}`);
  const payment = made.data.paymentId;
  const checkout = await beginAtSandbox(shop, own.buyer.token, payment);
  return { ...own, payment, checkout, due: one.due?.usd ?? 0, other: other.id };
}

const versionOf = async (id: string): Promise<number> =>
  (await shop.call(desk.readTravelOrder, { token: staff, params: { id } })).data.version;
const departureVersion = async (id: string): Promise<number> =>
  (await sql<{ version: number }>`SELECT version FROM tour_departure WHERE id = ${id}`.execute(db())).rows[0]
    ?.version ?? 0;

/** The provider calls the departure off that is booked, or says that it is late; where it has none, nothing. */
async function provider(of: Changing, at: Shop, off: boolean) {
  const { departure } = of;
  if (departure === null) return null;
  if ('flightId' in departure) {
    const { flightId, day } = departure;
    const said = { token: staff, params: { id: flightId } };
    const raw = { day, reason: 'weather', version: 0 };
    const answer = off
      ? await at.call(staffFlights.cancelDeparture, { ...said, raw })
      : await at.call(staffFlights.delayDeparture, { ...said, raw: { ...raw, delayMinutes: 240 } });
    await at.app.deliverEvents();
    await at.app.runJobs('flights.refund_cancelled');
    return answer;
  }
  const params = { id: departure.departureId };
  const version = await departureVersion(params.id);
  const board = (await at.call(staffTours.tourDeparturePeople, { token: staff, params })).data.departure;
  const { day, meeting } = board;
  const answer = off
    ? await at.call(staffTours.cancelTourDeparture, { token: staff, params, raw: { version } })
    : await at.call(staffTours.moveTourDeparture, {
        token: staff,
        params,
        raw: { version, day, start: '17:00', meeting },
      });
  await at.app.deliverEvents();
  return answer;
}

type Rival = (scene: Scene, at: Shop) => Promise<unknown>;
const rivals = {
  wallet: ({ buyer, payment }, at) => payTrip(at, buyer.token, payment),
  card: async ({ checkout, due }, at) => ({ status: await deliverPaid(at, checkout, due) }),
  cancel: async ({ buyer: { token }, orderId }, at) => {
    const { data } = await at.call(travel.cancelPreview, { token, query: { id: orderId } });
    const raw = { orderId, reason: '', refundUsd: data.refundUsd };
    return at.call(travel.cancelTravelOrder, { token, raw, headers: key() });
  },
  'cancel by staff': async ({ orderId }, at) =>
    at.call(desk.cancelTravelOrder, {
      token: staff,
      params: { id: orderId },
      body: { version: await versionOf(orderId), note: 'As agreed' },
      headers: key(),
    }),
  expiry: async ({ orderId, payment }, at) => {
    await sql`UPDATE travel_change SET expires_at = app_now() - interval '1 second'
      WHERE order_id = ${orderId} AND payment_id = ${payment}`.execute(db());
    await sql`UPDATE payment SET expires_at = app_now() - interval '1 second' WHERE id = ${payment}`.execute(db());
    await at.app.runJobs('travel.expire_changes');
  },
  'departure off': (scene, at) => provider(scene, at, true),
  'departure late': (scene, at) => provider(scene, at, false),
  'another change': (scene, at) => scene.make(at, scene.other),
  'given up': ({ buyer: { token }, orderId }, at) =>
    at.call(travel.dropChange, { token, body: { orderId }, headers: key() }),
} satisfies Record<string, Rival>;
type Name = keyof typeof rivals;
const names = Object.keys(rivals) as Name[];
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));
/** After these no change waits any more. */
const ENDS: readonly Name[] = ['wallet', 'card', 'cancel', 'cancel by staff', 'expiry', 'given up'];
const isDone = (answer: unknown): boolean => {
  const { code = 200 } = (answer ?? {}) as { code?: number };
  return code === 200;
};
const ORDERS = ['first', 'last', 'at once'] as const;

/** What a customer's orders keep of their money. */
async function keptOf(customerId: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    SELECT COALESCE(sum(payable_usd + change_fee_usd - COALESCE(refund_usd, 0)), 0)::bigint AS kept FROM travel_order
    WHERE customer_id = ${customerId} AND paid_at IS NOT NULL`.execute(db());
  return rows[0]?.kept ?? Number.NaN;
}
/** What went back to a customer's card. */
async function backByCard(customerId: string): Promise<number> {
  const { rows } = await sql<{ back: number }>`
    SELECT COALESCE(sum(refunded_usd), 0)::bigint AS back FROM payment
    WHERE customer_id = ${customerId} AND provider_number IS NOT NULL AND payer_id IS NULL`.execute(db());
  return rows[0]?.back ?? Number.NaN;
}

async function meet(
  kind: Changing['kind'],
  pair: readonly [Name, Name],
  order: (typeof ORDERS)[number],
): Promise<void> {
  const scene = await setScene(kind);
  const notice = `${kind}: ${pair.join(' and ')}, the first ${order}, order ${scene.orderId}`;
  const [one, other] = [() => rivals[pair[0]](scene, shop), () => rivals[pair[1]](scene, second)];
  const answers: unknown[] = [];
  const doers = order === 'last' ? [pair[1], pair[0]] : pair;
  if (order === 'at once') answers.push(...(await Promise.all([one(), other()])));
  else for (const rival of order === 'first' ? [one, other] : [other, one]) answers.push(await rival());
  for (const answer of answers) {
    const { status = 200 } = (answer ?? {}) as { status?: number };
    expect(status, notice).toBeLessThan(500);
  }
  // Whatever is left is done by the clock.
  for (const at of [shop, second]) await at.app.deliverEvents();
  await shop.app.runJobs('flights.refund_cancelled');
  const came = pair.includes('card') ? scene.due : 0;
  const { available } = await walletOf(shop, scene.buyer.id);
  const all = available + (await backByCard(scene.buyer.id)) + (await keptOf(scene.buyer.id));
  expect(all, notice).toBe(MONEY + came);
  const now = await readOrder(shop, { ...scene, paymentId: '' });
  // Who changes a booking that a change waits for, and was not refused, leaves no change that waits, but for another one.
  const ended = answers.some((answer, at) => ENDS.includes(doers[at] as Name) && isDone(answer));
  if (ended && !pair.includes('another change')) expect(now.openChange, notice).toBeNull();
}

test(
  'a change that waits for its money beside all else that can happen to its booking, one before the other, after it and at once',
  async () => {
    const scenes = pairs.flatMap((pair, turn) =>
      ORDERS.flatMap((order, place) =>
        Array.from({ length: BESIDE }, (_, more) => {
          const kind = KINDS[(turn + place + more) % KINDS.length] as Changing['kind'];
          return { kind, pair, order };
        }),
      ),
    );
    const before = await deadlocks();
    const failed: unknown[] = [];
    const atOnce = 6;
    for (let from = 0; from < scenes.length; from += atOnce) {
      const some = scenes.slice(from, from + atOnce);
      await Promise.all(
        some.map(({ kind, pair, order }) =>
          meet(kind, pair, order).catch((error: Error) => failed.push(`${kind} ${pair} ${order}: ${error.message}`)),
        ),
      );
      const flaws = await broken(shop);
      if (flaws.length > 0) failed.push(JSON.stringify({ flaws, of: some }));
      if (failed.length > 0) break;
    }
    expect(failed).toEqual([]);
    expect(await deadlocks()).toBe(before);
  },
  patient(600_000),
);
