import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import type { VerticalSeed } from '../../../demo/content/vertical-demo.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { createChance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { demoSets } from './sets/all.ts';

/** Sets the chance of set meals apart from that of others. */
const OWN_CHANCE = 830;
const FIRST_SOLD = 200;

type Place = { readonly id: string; readonly name: string; readonly cover: string; readonly gallery: unknown };

async function placesByName(tx: Tx): Promise<ReadonlyMap<string, Place>> {
  const { rows } = await sql<Place>`SELECT id, name ->> 'en-US' AS name, cover, gallery FROM restaurant`.execute(tx);
  return new Map(rows.map((row) => [row.name, row]));
}

/** Set meals of the demo, with the pictures of the first restaurant that serves them. */
const seedSets: VerticalSeed = async (tx, { now, seed }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const places = await placesByName(tx);
  const sets: Record<string, unknown>[] = [];
  const served: Record<string, unknown>[] = [];
  for (const [index, { restaurants, ...set }] of demoSets.entries()) {
    const createdAt = addMs(now, -(FIRST_SOLD - index) * DAY);
    const id = chance.id(createdAt);
    const where = restaurants.flatMap((name) => places.get(name) ?? []);
    sets.push({
      id,
      name: set.name,
      story: set.story,
      courses: set.courses,
      people: set.people,
      value_usd: set.valueUsd,
      usd: set.usd,
      stock: set.stock,
      per_customer: set.perCustomer,
      per_table: set.perTable,
      valid_days: set.validDays,
      valid_until: null,
      usable: set.usable,
      blackout: set.blackout,
      needs_table: set.needsTable,
      refund: set.refund,
      refund_at_expiry: set.refundAtExpiry,
      cover: where[0]?.cover ?? '',
      gallery: where[0]?.gallery ?? [],
      online: true,
      sort_weight: chance.whole(0, 40),
      created_at: createdAt,
    });
    for (const [position, place] of where.entries())
      served.push({ set_id: id, restaurant_id: place.id, position: position + 1 });
  }
  await insertRows(tx, 'dining_set', sets);
  await insertRows(tx, 'dining_set_place', served);
};
export default seedSets;
