import { nightsBetween } from '@app/kernel/local-day';
import type { DealsNow } from '../../../modules/travel-deals/core.ts';
import { nightlyAverage, taxOf } from '../domain/price-stay.ts';
import type { StoredHotel, StoredPlan, StoredRoomType } from '../domain/stored-hotel.ts';
import { stayItems } from './offer-stay.ts';
import type { HotelNights } from './price-room.ts';

type PlanAtDealsQuery = { readonly hotel: StoredHotel; readonly nights: HotelNights | null; readonly deals: DealsNow };

/** A plan for the stay that was asked for: what it costs at the deals that run, and a night's average without them. */
export function planAtDeals(room: StoredRoomType, plan: StoredPlan, { hotel, nights, deals }: PlanAtDealsQuery) {
  const asked = nights?.asked;
  const found = nights?.plan(room, plan) ?? null;
  if (!asked || !found?.priced) return { found, paid: null };
  const { priced, calendarUsd } = found;
  const off = deals(stayItems({ hotel, room, plan, stay: asked, priced, calendarUsd }));
  const listUsd = priced.listUsd - (off?.offUsd ?? 0);
  const taxUsd = taxOf(listUsd, hotel.taxBp);
  const [stayed, rooms] = [nightsBetween(asked.checkIn, asked.checkOut), asked.rooms.length];
  const paid = {
    off,
    taxUsd,
    totalUsd: listUsd + taxUsd,
    usualUsd: priced.totalUsd,
    nights: stayed,
    rooms,
    wasUsd: nightlyAverage(priced.totalUsd, stayed, rooms),
    nowUsd: nightlyAverage(listUsd + taxUsd, stayed, rooms),
  };
  return { found, paid };
}
