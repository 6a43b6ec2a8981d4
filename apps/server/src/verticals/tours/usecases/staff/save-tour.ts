import type { Locale } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { TourInput } from '@app/contract/verticals/tours/staff-input';
import type { StaffTour } from '@app/contract/verticals/tours/staff-schemas';
import { confirmPrices } from '../../../../modules/settings/public.ts';
import { onSaleSwitch } from '../../../../modules/travel/public.ts';
import { inTransaction } from '../../../../platform/db/connect.ts';
import type { StaffReadContext } from '../../../../platform/http/bind.ts';
import { logOperation } from '../../../../platform/http/operation-log.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { insertTour, readStaffTour, setOnline, updateTour } from '../../db/staff-tour.repo.ts';
import { dropTours } from '../tags.ts';

const FOREIGN_KEY = '23503';

/** Refuses record.not_found for a city that is none. */
async function orNotFound(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY) refuse('record.not_found');
    throw error;
  }
}

/** Creates a tour. Refuses record.not_found for a city that is none. */
export async function createTour(platform: Platform, by: StaffReadContext, input: TourInput): Promise<StaffTour> {
  return inTransaction(platform.db, async (tx) => {
    const id = newId(platform.clock);
    await orNotFound(insertTour(tx, id, input));
    const after = (await readStaffTour(tx, id)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'tour.create', record: `tour/${id}`, before: null, after });
    dropTours(platform, tx);
    return after;
  });
}

/** Saves a tour. Refuses record.not_found and record.stale with `{current}`. */
export async function saveTour(
  platform: Platform,
  by: StaffReadContext,
  { id, version, input }: { readonly id: string; readonly version: number; readonly input: TourInput },
): Promise<StaffTour> {
  return inTransaction(platform.db, async (tx) => {
    const before = (await readStaffTour(tx, id, true)) ?? refuse('record.not_found');
    assertThat(before.version === version, 'record.stale', { current: before });
    const nameOf = ({ key }: { readonly key?: unknown }, lang: Locale): string | undefined =>
      typeof key === 'string' ? platform.translate(lang, `tours.unit.${key}`) : undefined;
    await confirmPrices(tx, { before, after: input, nameOf });
    await orNotFound(updateTour(tx, id, input));
    const after = (await readStaffTour(tx, id)) ?? refuse('record.not_found');
    await logOperation(tx, by, { action: 'tour.update', record: `tour/${id}`, before, after });
    dropTours(platform, tx);
    return after;
  });
}

/** Puts tours on sale or takes them off; returns how many changed. */
export const setToursOnline = onSaleSwitch({ record: 'tour', write: setOnline, drop: dropTours });
