import { invariant } from '@app/kernel/assert';
import { addMs, DAY } from '@app/kernel/clock';
import { sql } from 'kysely';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import type { VerticalSeed } from '../../../demo/content/vertical-demo.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import { createChance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { demoTours } from '../../tours/demo/public.ts';
import { demoCombos } from './combos.ts';

/** Sets the chance of combos of tours apart from that of tours. */
const OWN_CHANCE = 915;

/** The tours of the demo by its keys. */
async function findTours(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`SELECT id, name ->> 'en-US' AS name FROM tour`.execute(tx);
  const ids = new Map(rows.map(({ id, name }) => [name, id]));
  return new Map(
    demoTours.map(({ key, name }) => {
      const id = ids.get(name['en-US']);
      invariant(id, `the demo has the tour ${key}`);
      return [key, id];
    }),
  );
}

/** Combos of the demo's tours; each shows pictures of what is in it, its last tour first. */
const seedCombos: VerticalSeed = async (tx, { now, seed, cityIds }) => {
  const chance = createChance(seed + OWN_CHANCE);
  const tourIds = await findTours(tx);
  const covers = new Map(demoTours.map(({ key, cover }) => [key, pictureUrl(cover)]));
  const combos = demoCombos.map((combo, index) => ({
    combo,
    id: chance.id(addMs(now, -(90 - index * 8) * DAY)),
    index,
  }));
  await insertRows(
    tx,
    'tour_combo',
    combos.map(({ combo, id, index }) => {
      const pictures = combo.tours.map(({ tour }) => covers.get(tour) ?? '').reverse();
      return {
        id,
        name: combo.name,
        story: combo.story,
        city_id: cityIds.get(combo.city),
        cover: pictures[0],
        gallery: pictures.map((url) => ({ kind: 'image', url })),
        off_bp: combo.percent * 100,
        window_days: combo.windowDays,
        cancel: combo.cancel,
        online: true,
        sort_weight: 80 - index * 5,
        version: 1,
        created_at: addMs(now, -(90 - index * 8) * DAY),
      };
    }),
  );
  await insertRows(
    tx,
    'tour_combo_part',
    combos.flatMap(({ combo, id }) =>
      combo.tours.map(({ tour, optional }, position) => ({
        combo_id: id,
        position,
        tour_id: tourIds.get(tour),
        optional,
      })),
    ),
  );
};
export default seedCombos;
