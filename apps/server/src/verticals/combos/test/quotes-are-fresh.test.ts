import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openShop, type Shop } from '../../../testing/shop.ts';
import { testApp } from '../../../testing/test-app.ts';
import { newTrip, picksOf, planOf, quoteCombo, type Trip } from './fixtures.ts';

// Two processes on one database, which exchange no messages: what is written here, no use case writes.
let shop: Shop;
let other: Shop;
let trip: Trip;
let picks: ReturnType<typeof picksOf>;
beforeAll(async () => {
  shop = await openShop();
  other = { ...shop, ...(await testApp({ databaseUrl: shop.databaseUrl })) };
  trip = await newTrip(shop);
  picks = picksOf((await planOf(shop, trip, { with: 'tour' })).data);
});
afterAll(async () => {
  await other.close();
  await shop.close();
});

const db = () => shop.app.platform.db;

/** What a quote asks for each part, or why it is refused: in each of the two processes. */
async function quoted() {
  const { token } = await shop.buyer();
  const ask = async (at: Shop) => {
    const { code, data } = await quoteCombo(at, token, trip, picks);
    const refused = data as unknown as { error?: string; reason?: string; slot?: string };
    if (code !== 200)
      return [refused.error, refused.slot, refused.reason].filter((word) => word !== undefined).join(' ');
    return Object.fromEntries(data.parts.map(({ slot, alone }) => [slot, alone.usd]));
  };
  return [await ask(shop), await ask(other)];
}

type Quoted = Readonly<Record<string, number>>;

/** Writes by SQL, each with the one part whose price it changes in the next quote, or with the refusal of that. */
const WRITES: readonly [string, () => RawBuilder<unknown>, { readonly part: string } | { readonly refused: string }][] =
  [
    ['the price of a plan', () => sql`UPDATE hotel_plan SET base_usd = base_usd * 2`, { part: 'hotel' }],
    ['the tax of a hotel', () => sql`UPDATE hotel SET tax_bp = tax_bp + 500`, { part: 'hotel' }],
    [
      'the calendar of a plan',
      () => sql`INSERT INTO hotel_plan_month (plan_id, month, prices, stays, stops)
      SELECT p.id, m, array_fill(55500, ARRAY[31]), array_fill(1, ARRAY[31]), array_fill(0, ARRAY[31])
      FROM hotel_plan p, unnest(ARRAY[date_trunc('month', ${trip.day}::date), date_trunc('month', ${trip.day}::date + 5)]) m
      GROUP BY 1, 2`,
      { part: 'hotel' },
    ],
    ['the price of a tour', () => sql`UPDATE tour SET units = jsonb_set(units, '{0,usd}', '77700')`, { part: 'tour' }],
    [
      'the deposit of a restaurant',
      () => sql`UPDATE restaurant SET deposit_usd = deposit_usd + 700`,
      { part: 'dinner' },
    ],
    ['the price of a cabin', () => sql`UPDATE flight_cabin SET base_usd = base_usd + 5000`, { part: 'flight' }],
    [
      'a room type off sale',
      () => sql`UPDATE hotel_room_type SET online = false`,
      { refused: 'travel.part_unavailable hotel hotel.offline' },
    ],
    [
      'it is on sale again, cheaper',
      () => sql`WITH r AS (UPDATE hotel_room_type SET online = true)
    UPDATE hotel SET tax_bp = 0`,
      { part: 'hotel' },
    ],
    [
      'a tour off sale',
      () => sql`UPDATE tour SET online = false`,
      { refused: 'travel.part_unavailable tour tour.offline' },
    ],
    ['it is on sale again, cheaper', () => sql`UPDATE tour SET online = true, tax_bp = tax_bp + 100`, { part: 'tour' }],
    [
      'a restaurant off sale',
      () => sql`UPDATE restaurant SET online = false`,
      { refused: 'travel.part_unavailable dinner dining.offline' },
    ],
    [
      'it is on sale again',
      () => sql`UPDATE restaurant SET online = true, deposit_usd = deposit_usd + 1`,
      { part: 'dinner' },
    ],
    [
      'a flight off sale',
      () => sql`UPDATE flight SET online = false`,
      { refused: 'travel.part_unavailable flight flight.offline' },
    ],
    [
      'it is on sale again',
      () => sql`WITH f AS (UPDATE flight SET online = true)
    UPDATE flight_cabin SET base_usd = base_usd + 100`,
      { part: 'flight' },
    ],
    ['a combo off sale', () => sql`UPDATE combo SET online = false`, { refused: 'combo.offline' }],
    [
      'all of a limited combo is taken',
      () => sql`UPDATE combo SET online = true, stock = 3, taken = 3`,
      { refused: 'combo.sold_out' },
    ],
    [
      'one is free again',
      () => sql`WITH c AS (UPDATE combo SET taken = 2)
    UPDATE restaurant SET deposit_usd = deposit_usd + 1`,
      { part: 'dinner' },
    ],
    [
      'a slot is on another day',
      () => sql`UPDATE combo_slot SET day_offset = 3 WHERE key = 'tour'`,
      { refused: 'input.invalid' },
    ],
    [
      'it is on its day',
      () => sql`WITH s AS (UPDATE combo_slot SET day_offset = 2 WHERE key = 'tour')
    UPDATE restaurant SET deposit_usd = deposit_usd + 1`,
      { part: 'dinner' },
    ],
    ['a city is shown no more', () => sql`UPDATE travel_city SET enabled = false`, { refused: 'combo.offline' }],
  ];

test('whatever is written of what a combo is of, the next quote in each process goes by it', async () => {
  let [before] = (await quoted()) as [Quoted, unknown];
  expect(Object.keys(before).sort()).toEqual(['dinner', 'flight', 'hotel', 'tour']);
  for (const [what, write, then] of WRITES) {
    await write().execute(db());
    const [here, there] = await quoted();
    expect(there, what).toEqual(here);
    if ('refused' in then) expect(here, what).toBe(then.refused);
    else {
      const now = here as Quoted;
      const changed = Object.keys(before).filter((slot) => now[slot] !== before[slot]);
      expect(changed, `${what}: ${JSON.stringify(now)}`).toEqual([then.part]);
      before = now;
    }
  }
});
