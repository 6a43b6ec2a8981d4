import { addMs, DAY } from '@app/kernel/clock';
import { pictureUrl } from '../../../demo/content/picture-list.ts';
import { insertRows } from '../../../demo/seed/bulk.ts';
import type { Chance } from '../../../demo/seed/chance.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { demoTours } from '../../tours/demo/tours.ts';
import { demoCombos } from './combos.ts';

/** Combos of the demo's tours; each shows pictures of what is in it, its last tour first. */
export async function seedCombos(
  tx: Tx,
  of: {
    readonly now: Date;
    readonly chance: Chance;
    readonly cityIds: ReadonlyMap<string, string>;
    readonly tourIds: ReadonlyMap<string, string>;
  },
): Promise<void> {
  const { now, chance, cityIds, tourIds } = of;
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
}
