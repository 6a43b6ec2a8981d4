import { assertThat, refuse } from '@app/contract/core/refuse';
import type { Price } from '@app/contract/core/validation';
import { roomsOf } from '@app/contract/verticals/hotels/party';
import { priceIn } from '../../../modules/i18n/public.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { addDays, type Day, monthsBetween, nightsOf } from '../domain/calendar.ts';
import { nightlyAverage, taxOf } from '../domain/price-stay.ts';
import { hotelAt } from '../domain/shelf.ts';
import { openDesk, type StayOver, stayOver } from '../domain/stay-offers.ts';
import { dayIn } from '../domain/zone-time.ts';
import type { PartyAsked } from './search/candidates.ts';
import type { Shelves } from './search/shelves.ts';

type Wanted = PartyAsked & {
  readonly city?: string | undefined;
  readonly hotel?: string | undefined;
  readonly from: Day;
  readonly to: Day;
};

/** The least price that is not 0; 0 where all are. */
const cheapest = (prices: Float64Array): number =>
  prices.reduce((least, usd) => (usd !== 0 && (least === 0 || usd < least) ? usd : least), 0);

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
  const { city } = shelf;
  const hotels = hotelId === undefined ? [...city.hotels.stars.keys()] : [hotelAt(city, hotelId)];
  const rooms = roomsOf(wanted);
  const today = dayIn(kept?.zone ?? city.zone, platform.clock.now());
  const price = await priceIn(platform, currency);
  const lowest = (stay: StayOver): number | null => {
    const desk = openDesk(city, rooms, [stay]);
    let least: number | null = null;
    for (const hotel of hotels) {
      const { from, to, usd } = desk.ask(hotel);
      const listUsd = cheapest(usd.subarray(0, to - from));
      if (listUsd === 0) continue;
      const nightly = nightlyAverage(listUsd + taxOf(listUsd, city.hotels.taxBp[hotel] ?? 0), 1, rooms.length);
      if (least === null || nightly < least) least = nightly;
    }
    return least;
  };
  return {
    days: nightsOf(wanted.from, addDays(wanted.to, 1)).map((date) => {
      if (date < today) return { date, price: null };
      const usd = lowest(stayOver(shelf.months, { checkIn: date, checkOut: addDays(date, 1) }));
      return { date, price: usd === null ? null : price(usd) };
    }),
  };
}
