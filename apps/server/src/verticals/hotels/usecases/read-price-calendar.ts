import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import { roomsOf } from '@app/contract/verticals/hotels/party';
import { priceIn } from '../../../modules/i18n/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { addDays, type Day, monthsBetween, nightsOf } from '../domain/calendar.ts';
import { nightlyAverage, taxOf } from '../domain/price-stay.ts';
import { offersOf, type StayOver, stayOver } from '../domain/stay-offers.ts';
import { dayIn } from '../domain/zone-time.ts';
import type { PartyAsked } from './search/candidates.ts';
import type { Shelves } from './search/shelves.ts';

type Wanted = PartyAsked & {
  readonly city?: string | undefined;
  readonly hotel?: string | undefined;
  readonly from: Day;
  readonly to: Day;
};

/** The lowest price of a room, with taxes, in each night of a range; null where nothing is to be had. Refuses record.not_found. */
export async function readPriceCalendar(
  platform: Platform,
  shelves: Shelves,
  { wanted, currency }: { readonly wanted: Wanted; readonly currency: string },
): Promise<{ days: { date: Day; price: Price | null }[] }> {
  const { hotel: hotelId } = wanted;
  const kept = hotelId === undefined ? null : await readHotel(platform.db, hotelId);
  assertThat(hotelId === undefined || kept?.online, 'record.not_found');
  const cityId = kept?.cityId ?? wanted.city ?? '';
  const months = monthsBetween(wanted.from, addDays(wanted.to, 1));
  const shelf = (await shelves.city(cityId, months)) ?? refuse('record.not_found');
  const hotels = shelf.city.hotels.filter(({ id }) => hotelId === undefined || id === hotelId);
  const rooms = roomsOf(wanted);
  const today = dayIn(kept?.zone ?? shelf.city.zone, platform.clock.now());
  const price = await priceIn(platform, currency);
  const lowest = (stay: StayOver): number | null => {
    let least: number | null = null;
    for (const hotel of hotels) {
      for (const { listUsd } of offersOf(hotel, stay)) {
        const usd = nightlyAverage(listUsd + taxOf(listUsd, hotel.taxBp), 1, rooms.length);
        if (least === null || usd < least) least = usd;
      }
    }
    return least;
  };
  return {
    days: nightsOf(wanted.from, addDays(wanted.to, 1)).map((date) => {
      if (date < today) return { date, price: null };
      const usd = lowest(stayOver(shelf.months, { checkIn: date, checkOut: addDays(date, 1), rooms }));
      return { date, price: usd === null ? null : price(usd) };
    }),
  };
}
