import type { SlotRule } from '@app/contract/travel/slot-rules';
import type { Cuisine } from '@app/contract/verticals/dining/facts';
import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { demoCities } from '../../../demo/content/cities/cities.ts';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { createChance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { demoCombos } from './combos.ts';
import type { DemoCombo, DemoRule, HouseStyle } from './demo-combo.ts';

/** Sets the chance of combos apart from that of goods and other travel. */
const OWN_CHANCE = 1_260;
const FIRST_SOLD = 120;
const STEP_DAYS = 5;

type Tour = { readonly id: string; readonly cover: string };
type Found = {
  readonly cities: ReadonlyMap<string, string>;
  readonly tours: ReadonlyMap<string, Tour>;
  readonly themes: ReadonlyMap<string, string>;
};

/** Stars that a house of a style has at the least. */
const STARS: Readonly<Record<HouseStyle, number>> = { grand: 5, boutique: 4, family: 4, simple: 3 };

function known<T>(things: ReadonlyMap<string, T>, name: string): T {
  const thing = things.get(name);
  invariant(thing, `the demo has ${name}`);
  return thing;
}

/** Cities by the demo's keys, tours and themes by their English names. */
async function findThings(tx: Tx): Promise<Found> {
  const cities = await sql<{ id: string; name: string }>`SELECT id, name ->> 'en-US' AS name FROM travel_city`.execute(
    tx,
  );
  const named = new Map(cities.rows.map(({ id, name }) => [name, id]));
  const tours = await sql<Tour & { name: string }>`SELECT id, cover, name ->> 'en-US' AS name FROM tour`.execute(tx);
  const themes = await sql<{ id: string; name: string }>`
    SELECT id, name ->> 'en-US' AS name FROM travel_term WHERE kind = 'theme'`.execute(tx);
  return {
    themes: new Map(themes.rows.map(({ id, name }) => [name, id])),
    cities: new Map(demoCities.map(({ key, name }) => [key, known(named, name['en-US'])])),
    tours: new Map(tours.rows.map((tour) => [tour.name, tour])),
  };
}

/**
 * Houses that a slot may be filled with: those for families, or small ones, each beside those that are grander. None are named where stars
 * alone say it.
 */
async function housesOf(tx: Tx, cityId: string, style: HouseStyle): Promise<string[]> {
  if (style === 'grand' || style === 'simple') return [];
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM hotel WHERE city_id = ${cityId} AND stars >= ${STARS[style]}
      AND (stars = 5 OR ('family_rooms' = ANY(facilities)) = ${style === 'family'})
    ORDER BY stars, sort_weight DESC, id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Set meals of a kitchen that are served in a city. */
async function setsOf(tx: Tx, cityId: string, cuisine: Cuisine): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT DISTINCT s.id FROM dining_set s JOIN dining_set_place p ON p.set_id = s.id
    JOIN restaurant r ON r.id = p.restaurant_id
    WHERE r.city_id = ${cityId} AND ${cuisine} = ANY(r.cuisines) ORDER BY s.id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function ruleOf(tx: Tx, rule: DemoRule, { cities, tours }: Found): Promise<SlotRule> {
  if (rule.kind === 'tour') return { kind: 'tour', tourIds: [known(tours, rule.tour).id] };
  const cityId = known(cities, rule.city);
  if (rule.kind === 'flight') return { kind: 'flight', cityId, cabin: rule.cabin };
  if (rule.kind === 'dining') {
    return { kind: 'dining', cityId, cuisine: rule.cuisine, restaurantIds: [], time: rule.time };
  }
  if (rule.kind === 'diningcombo') return { kind: 'diningcombo', setIds: await setsOf(tx, cityId, rule.cuisine) };
  const hotelIds = await housesOf(tx, cityId, rule.style);
  return { kind: 'hotel', cityId, starsMin: STARS[rule.style], hotelIds };
}

/** What a combo shows: its cover, its city, and the tours in it. */
function pictures(combo: DemoCombo, { tours }: Found): string[] {
  const city = demoCities.find(({ key }) => key === combo.city);
  const covers = combo.slots.flatMap(({ rule }) => (rule.kind === 'tour' ? [known(tours, rule.tour).cover] : []));
  return [pictureUrl(combo.cover), ...(city ? [pictureUrl(city.picture)] : []), ...covers];
}

/** How a combo is sold, as columns. */
function saleOf({ sale = {} }: DemoCombo, now: Date) {
  const at = (days: number | undefined) => (days === undefined ? null : addMs(now, days * DAY));
  const on = (days: number | undefined) => at(days)?.toISOString().slice(0, 10) ?? null;
  const [from, to] = sale.blackout ?? [];
  return {
    stock: sale.stock ?? null,
    book_from: at(sale.soldFrom),
    book_until: at(sale.soldUntil),
    travel_until: on(sale.travelUntil),
    blackout: from === undefined ? [] : [{ from: on(from), to: on(to) }],
  };
}

/** Writes the twenty combos of the demo, once everything that fills them is there. */
export async function seedCombos(tx: Tx, of: { readonly now: Date; readonly seed: number }): Promise<void> {
  const chance = createChance(of.seed + OWN_CHANCE);
  const found = await findThings(tx);
  const combos = demoCombos.map((combo, index) => {
    const createdAt = addMs(of.now, -(FIRST_SOLD - index * STEP_DAYS) * DAY);
    return { combo, index, createdAt, id: chance.id(createdAt) };
  });
  await insertRows(
    tx,
    'combo',
    combos.map(({ combo, index, createdAt, id }) => ({
      id,
      name: combo.name,
      story: combo.story,
      city_id: known(found.cities, combo.city),
      cover: pictureUrl(combo.cover),
      gallery: pictures(combo, found).map((url) => ({ kind: 'image', url })),
      days: combo.days,
      nights: combo.nights,
      adults: combo.adults,
      children: combo.children,
      off_bp: combo.percent * 100,
      themes: combo.themes.map((name) => known(found.themes, name)),
      ...saleOf(combo, of.now),
      online: true,
      sort_weight: 100 - index * 5,
      version: 1,
      created_at: createdAt,
    })),
  );
  const slots: Record<string, unknown>[] = [];
  for (const { combo, id } of combos) {
    for (const [position, slot] of combo.slots.entries()) {
      const { key, label, nights, optional, core } = slot;
      const rule = await ruleOf(tx, slot.rule, found);
      slots.push({ combo_id: id, key, position, label, day_offset: slot.dayOffset, nights, optional, core, rule });
    }
  }
  await insertRows(tx, 'combo_slot', slots);
}
