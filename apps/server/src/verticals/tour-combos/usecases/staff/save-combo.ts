import { assertThat, refuse, refuseFields } from '@app/contract/core/refuse';
import type { StaffTourCombo, TourComboInput } from '@app/contract/verticals/tour-combos/staff-schemas';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { keepCities, onSaleSwitch } from '../../../../modules/travel/public.ts';
import { inTransaction, type Tx } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { dropTours } from '../../../tours/public.ts';
import {
  insertTourCombo,
  knownTours,
  readTourCombo,
  setCombosOnline,
  updateTourCombo,
} from '../../db/staff-combo.repo.ts';

/** Refuses a city and tours that are none, each at its field. */
async function checkRecords(tx: Tx, { cityId, tours }: TourComboInput): Promise<void> {
  const known = await knownTours(
    tx,
    tours.map(({ tourId }) => tourId),
  );
  const unknown = tours.flatMap(({ tourId }, index) => (known.has(tourId) ? [] : [`tours.${index}.tourId`]));
  if ((await keepCities(tx, [cityId])).size === 0) unknown.push('cityId');
  refuseFields(unknown, 'field.invalid');
}

/** Creates a combo of tours. Refuses a city and tours that are none at their fields. */
export async function createTourCombo(
  platform: Platform,
  by: StaffReadContext,
  input: TourComboInput,
): Promise<StaffTourCombo> {
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await checkRecords(tx, input);
    await confirmPrices(tx, { before: { offBp: 0 }, after: input });
    await insertTourCombo(tx, id, input);
    const after = (await readTourCombo(tx, id, by)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'tour_combo.create', record: `tour_combo/${id}`, before: null, after });
    dropTours(platform, tx);
    return after;
  });
}

/** Saves a combo of tours. Refuses record.not_found, record.stale with `{current}`, and as `createTourCombo`. */
export async function saveTourCombo(
  platform: Platform,
  by: StaffReadContext,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: TourComboInput },
): Promise<StaffTourCombo> {
  return inTransaction(platform.db, async (tx) => {
    const before = (await readTourCombo(tx, id, { lang: by.lang, lock: true })) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    await checkRecords(tx, input);
    await confirmPrices(tx, { before, after: input });
    await updateTourCombo(tx, id, input);
    const after = (await readTourCombo(tx, id, by)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'tour_combo.update', record: `tour_combo/${id}`, before, after });
    dropTours(platform, tx);
    return after;
  });
}

/** Puts combos on sale or takes them off; returns how many changed. */
export const setTourCombosOnline = onSaleSwitch({ record: 'tour_combo', write: setCombosOnline, drop: dropTours });
