import { randomUUID } from 'node:crypto';
import { CUISINES, DINING_FACILITIES } from '@app/contract/verticals/dining/facts';
import { addMs, MINUTE } from '@app/kernel/clock';
import { addDays } from '@app/kernel/local-day';
import { dayIn, instantOf } from '@app/kernel/zone-time';
import { sql } from 'kysely';
import type { Rng } from '../../../demo/art/rng.ts';
import { type Db, inTransaction, type Tx } from '../../../platform/db/connect.ts';
import { extendHold, letArrive, lockBooking, moveBooking, takeQuarters, writeHeld } from '../db/booking.repo.ts';
import { endOtherTable, extendOtherTable, holdOtherTable, otherTableOf } from '../db/change.repo.ts';

const json = (value: unknown): string => JSON.stringify(value);
const named = (text: string): string => json({ 'en-US': text });

/** Chances of one seed. */
export const chancesOf = (rng: Rng) => {
  const whole = (from: number, to: number): number => from + Math.floor(rng() * (to - from + 1));
  const pick = <T>(of: readonly T[]): T => of[whole(0, of.length - 1)] as T;
  return { whole, pick, some: <T>(of: readonly T[], share: number): T[] => of.filter(() => rng() < share), rng };
};
export type Chances = ReturnType<typeof chancesOf>;

function hoursOf({ whole, some, rng }: Chances) {
  const noon = rng() < 0.5;
  const late = rng() < 0.4;
  return [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) =>
    some(
      [
        ...(noon ? [{ weekday, opens: '11:30', closes: '15:00', lastSeating: '14:00' }] : []),
        late
          ? { weekday, opens: '18:00', closes: '02:00', lastSeating: '01:00' }
          : { weekday, opens: `${whole(16, 19)}:00`, closes: '23:30', lastSeating: '22:00' },
      ],
      0.9,
    ),
  );
}

/** Any restaurant of a city, with one to three kinds of table. */
export async function anyRestaurant(db: Db, city: { id: string; zone: string }, chances: Chances): Promise<string> {
  const { whole, pick, some, rng } = chances;
  const id = randomUUID();
  const maxParty = whole(2, 14);
  const day = dayIn(city.zone, new Date());
  const closed = [addDays(day, whole(0, 5)), addDays(day, whole(0, 5))].filter(() => rng() < 0.3);
  await sql`INSERT INTO restaurant (id, city_id, name, story, address, area, cuisines, price_level, average_usd, latitude, longitude, zone,
      cover, gallery, facilities, hours, closed_days, notice_minutes, days_ahead, step_minutes, turns, buffer_minutes, pace, max_party,
      deposit_usd, deposit_from_party, confirm, online, sort_weight)
    VALUES (${id}, ${city.id}, ${named(`Any ${id}`)}, ${named('Story')}, ${named('Street')},
      ${named(pick(['Old Town', 'Harbour', 'Hill']))}, ${[...new Set([pick(CUISINES), pick(CUISINES)])]}, ${whole(1, 4)},
      ${rng() < 0.5 ? null : whole(1_000, 9_000)}, ${38.7 + rng() / 10}, ${-9.1 + rng() / 10}, ${city.zone}, '/files/{w}.webp',
      ${json([{ kind: 'image', url: '/files/one.webp' }])}, ${some(DINING_FACILITIES, 0.3)}, ${json(hoursOf(chances))}, ${closed},
      ${pick([0, 30, 120])}, ${whole(2, 30)}, ${pick([15, 30, 60])},
      ${json([
        { upTo: 2, minutes: 75 },
        { upTo: 8, minutes: 120 },
      ])}, ${pick([0, 15])}, ${rng() < 0.5 ? null : maxParty + whole(0, 8)}, ${maxParty}, ${pick([0, 500])}, ${whole(1, 4)}, 'system',
      ${rng() < 0.9}, ${whole(0, 2)})`.execute(db);
  for (let kind = whole(1, 3); kind > 0; kind -= 1) await anyArea(db, id, chances);
  return id;
}

async function anyArea(db: Db, restaurantId: string, { whole, rng }: Chances): Promise<void> {
  const seats = whole(1, 4);
  await sql`INSERT INTO dining_area (id, restaurant_id, name, seats_min, seats_max, tables, joins, outdoor, online, sort_weight)
    VALUES (${randomUUID()}, ${restaurantId}, ${named('Hall')}, ${seats}, ${seats + whole(0, 4)}, ${whole(1, 3)}, ${rng() < 0.6},
      ${rng() < 0.5}, ${rng() < 0.9}, ${whole(0, 2)})`.execute(db);
}

type Place = { readonly restaurantId: string; readonly areaId: string; readonly zone: string; readonly tables: number };

async function anyPlace(db: Db, { pick }: Chances): Promise<Place> {
  const { rows } = await sql<Place>`
    SELECT r.id AS "restaurantId", a.id AS "areaId", r.zone, a.tables FROM dining_area a JOIN restaurant r ON r.id = a.restaurant_id
    ORDER BY a.id`.execute(db);
  return pick(rows);
}

/** A stretch of an evening in the next days. */
function anyStretch({ areaId, tables, zone }: Place, { whole }: Chances, now: Date) {
  const opens = instantOf(addDays(dayIn(zone, now), whole(0, 3)), '18:00', zone);
  const startsQuarter = Math.floor(opens.getTime() / (15 * MINUTE)) + whole(0, 16);
  return { areaId, startsQuarter, quarters: whole(4, 9), tables: whole(1, tables) };
}
const until = ({ whole }: Chances, now: Date): Date => addMs(now, whole(1, 40) * MINUTE);

class TakenBack extends Error {}
/** Does what a transaction does, or nothing where it cannot. */
const orNothing = (db: Db, work: (tx: Tx) => Promise<void>): Promise<void> =>
  inTransaction(db, work).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
const must = (is: boolean): void => {
  if (!is) throw new TakenBack();
};

async function book(db: Db, chances: Chances, now: Date): Promise<void> {
  const place = await anyPlace(db, chances);
  const stretch = anyStretch(place, chances, now);
  const booking = { ...stretch, orderId: randomUUID(), restaurantId: place.restaurantId, covers: chances.whole(1, 6) };
  await orNothing(db, async (tx) => {
    must((await takeQuarters(tx, { ...stretch, as: 'held' })) === stretch.quarters);
    must(await letArrive(tx, booking));
    await writeHeld(tx, { ...booking, expiresAt: until(chances, now) });
  });
}

async function someBooking(db: Db, { pick }: Chances, state: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    SELECT order_id AS id FROM dining_booking WHERE state = ${state} ORDER BY order_id`.execute(db);
  return rows.length > 0 ? pick(rows).id : null;
}

async function moveSome(db: Db, chances: Chances, now: Date): Promise<void> {
  const id = await someBooking(db, chances, chances.pick(['held', 'taken']));
  if (id === null) return;
  await orNothing(db, async (tx) => {
    const booking = await lockBooking(tx, id);
    const other = await otherTableOf(tx, id);
    must(booking !== null && other === null);
    if (!booking) return;
    if (booking.state === 'held' && chances.rng() < 0.3) await extendHold(tx, id, until(chances, now));
    else await moveBooking(tx, booking, booking.state === 'held' && chances.rng() < 0.7 ? 'taken' : 'released');
  });
}

/** A booking is to be changed to another table of its restaurant, or its change ends. */
async function change(db: Db, chances: Chances, now: Date): Promise<void> {
  const id = await someBooking(db, chances, 'taken');
  if (id === null) return;
  await orNothing(db, async (tx) => {
    const booking = await lockBooking(tx, id);
    if (!booking) return;
    const other = await otherTableOf(tx, id);
    if (other) {
      if (chances.rng() < 0.3) await extendOtherTable(tx, id, until(chances, now));
      else await endOtherTable(tx, booking, other, chances.rng() < 0.5);
      return;
    }
    const startsQuarter = booking.startsQuarter + chances.whole(-3, 3);
    const wanted = { ...booking, startsQuarter, tables: chances.whole(1, 2), covers: chances.whole(1, 6) };
    must(await holdOtherTable(tx, booking, { ...wanted, stayMinutes: 90, expiresAt: until(chances, now) }));
  });
}

/** A table is held for one who waits, or what was held goes. */
async function offer(db: Db, chances: Chances, now: Date, customerId: string): Promise<void> {
  const place = await anyPlace(db, chances);
  const stretch = anyStretch(place, chances, now);
  const day = addDays(dayIn(place.zone, now), chances.whole(0, 300));
  await orNothing(db, async (tx) => {
    must((await takeQuarters(tx, { ...stretch, as: 'held' })) === stretch.quarters);
    must(await letArrive(tx, { ...stretch, restaurantId: place.restaurantId, covers: 3 }));
    await sql`INSERT INTO dining_wait (id, restaurant_id, customer_id, day, time_from, time_to, adults, child_ages, state, ends_at, offer_area_id,
        offer_quarter, offer_quarters, offer_tables, offer_time, offer_until)
      VALUES (${randomUUID()}, ${place.restaurantId}, ${customerId}, ${day}, '19:00', '20:00', 2, '{5}', 'offered', ${addMs(now, 9e8)},
        ${stretch.areaId}, ${stretch.startsQuarter}, ${stretch.quarters}, ${stretch.tables}, '19:00', ${until(chances, now)})
      ON CONFLICT DO NOTHING`.execute(tx);
    const { rows } =
      await sql`SELECT 1 FROM dining_wait WHERE restaurant_id = ${place.restaurantId} AND day = ${day}`.execute(tx);
    must(rows.length === 1);
  });
}

/** Staff take tables, for a party or because they cannot be used. */
async function block(db: Db, chances: Chances, now: Date): Promise<void> {
  const stretch = anyStretch(await anyPlace(db, chances), chances, now);
  await orNothing(db, async (tx) => {
    must((await takeQuarters(tx, { ...stretch, as: 'taken' })) === stretch.quarters);
  });
}

/** Something of a restaurant is another than before. */
async function rewrite(db: Db, chances: Chances, cities: readonly { id: string; zone: string }[]): Promise<void> {
  const { whole, pick, rng } = chances;
  const { restaurantId: id, areaId, zone } = await anyPlace(db, chances);
  const day = addDays(dayIn(zone, new Date()), whole(0, 4));
  const ways = [
    sql`UPDATE restaurant SET online = NOT online WHERE id = ${id}`,
    sql`UPDATE restaurant SET hours = ${json(hoursOf(chances))} WHERE id = ${id}`,
    sql`UPDATE restaurant SET closed_days = ARRAY[${day}] WHERE id = ${id}`,
    sql`UPDATE restaurant SET pace = CASE WHEN ${rng() < 0.5} THEN max_party + 1 END WHERE id = ${id}`,
    sql`UPDATE restaurant SET price_level = ${whole(1, 4)}, deposit_usd = ${pick([0, 900])}, sort_weight = ${whole(0, 3)} WHERE id = ${id}`,
    sql`UPDATE restaurant SET city_id = ${pick(cities).id} WHERE id = ${id}`,
    sql`UPDATE dining_area SET online = NOT online WHERE id = ${areaId}`,
    sql`UPDATE dining_area SET outdoor = NOT outdoor WHERE id = ${areaId}`,
    sql`UPDATE dining_area SET tables = ${whole(1, 4)}, joins = NOT joins WHERE id = ${areaId}`,
    sql`UPDATE travel_city SET latitude = ${38.7 + rng() / 20}, name = ${named(`City ${rng()}`)} WHERE id = ${pick(cities).id}`,
    sql`UPDATE travel_city SET enabled = ${rng() < 0.8} WHERE id = ${pick(cities).id}`,
  ];
  await pick(ways).execute(db);
}

/** A restaurant has another score, as a review leaves it. */
async function score(db: Db, chances: Chances): Promise<void> {
  const { restaurantId: id } = await anyPlace(db, chances);
  await sql`INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count) VALUES ('dining', ${id}, ${chances.whole(3, 10)}, 2)
      ON CONFLICT (kind, subject_id) DO UPDATE SET rating_sum = EXCLUDED.rating_sum`.execute(db);
}

/** Something is written, of whatever kind. */
export async function anyWrite(
  db: Db,
  chances: Chances,
  of: { readonly now: Date; readonly customerId: string; readonly cities: readonly { id: string; zone: string }[] },
): Promise<void> {
  const { now } = of;
  const ways: (() => Promise<unknown>)[] = [
    ...Array.from({ length: 5 }, () => () => book(db, chances, now)),
    ...Array.from({ length: 3 }, () => () => moveSome(db, chances, now)),
    ...Array.from({ length: 3 }, () => () => change(db, chances, now)),
    () => offer(db, chances, now, of.customerId),
    () => offer(db, chances, now, of.customerId),
    () => block(db, chances, now),
    () => rewrite(db, chances, of.cities),
    () => rewrite(db, chances, of.cities),
    () => score(db, chances),
    () => anyRestaurant(db, chances.pick(of.cities), chances),
  ];
  await chances.pick(ways)();
}
