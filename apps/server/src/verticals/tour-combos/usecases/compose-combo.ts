import type { tourComboBody } from '@app/contract/verticals/tour-combos/schemas';
import type { TourRequest } from '@app/contract/verticals/tours/tour-schemas';
import type { z } from 'zod';
import type { BundleOffer } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import { departuresByIds } from '../../tours/public.ts';
import { comboKey } from '../domain/combo-key.ts';
import { fittingDepartures } from '../domain/combo-picks.ts';
import { comboSnapshotOf } from '../domain/combo-snapshot.ts';
import { comboOnSale } from './read-combo.ts';

type ComboRequest = z.output<z.ZodObject<typeof tourComboBody>>;

/**
 * The tours of a combo that are booked together now, each on the departure that was picked, in the order in which they begin.
 * Refuses record.not_found, tour_combo.offline, and departures that do not fit the combo or one another, at their fields.
 */
export async function composeCombo(
  db: Queryable,
  of: { readonly request: Record<string, unknown> },
): Promise<BundleOffer> {
  const { comboId, picks, adults, seniors, childAges } = of.request as ComboRequest;
  const { combo } = await comboOnSale(db, comboId);
  const found = await departuresByIds(
    db,
    picks.map(({ departureId }) => departureId),
  );
  const departures = fittingDepartures(combo, picks, found);
  const [first] = departures;
  return {
    subjectId: combo.id,
    snapshot: comboSnapshotOf(combo),
    offBp: combo.offBp,
    deal: first && { key: comboKey(combo.id), day: first.day },
    parts: departures.map(({ id, tourId }) => {
      const request: TourRequest = { departureId: id, adults, seniors, childAges, extras: [], singleRooms: 0 };
      return { slot: tourId, kind: 'tour' as const, request, core: combo.cancel === 'whole' };
    }),
  };
}
