import { tourLimits } from '@app/contract/verticals/tours/limits';
import { orderForStaff } from '../../../../modules/travel/public.ts';
import type { ScopedActor, StaffReadContext } from '../../../../platform/http/bind.ts';
import type { Platform } from '../../../../platform/slice.ts';
import { departureById, insteadOf } from '../../db/departure.repo.ts';
import { leftOf } from '../../domain/departure-state.ts';
import { asSnapshot } from '../../domain/tour-snapshot.ts';

/** Departures that an order of a tour can be changed to, its own first, each with the places left for it. Refuses record.not_found. */
export async function departuresToChangeTo(platform: Platform, by: StaffReadContext<ScopedActor>, orderId: string) {
  const { snapshot } = await orderForStaff(platform, { id: orderId, kind: 'tour' }, by);
  const { tourId, departureId, seats } = asSnapshot(snapshot);
  const [own, others] = await Promise.all([
    departureById(platform.db, departureId),
    insteadOf(platform.db, { tourId, seats: 1, limit: tourLimits.changeChoices }),
  ]);
  const all = [...(own ? [own] : []), ...others.filter(({ id }) => id !== departureId)];
  return all.map((departure) => {
    const { id, day, start, language } = departure;
    return { id, day, start, language, left: leftOf(departure) + (id === departureId ? seats : 0) };
  });
}
