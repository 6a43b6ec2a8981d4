import { type Locale, localize } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import type { ReviewsHead } from '@app/contract/travel/review-views';
import { roomsOf } from '@app/contract/travel/rooms';
import { hotelLimits } from '@app/contract/verticals/hotels/limits';
import type { HotelDetail, RatePlanOffer, RoomTypeOffer } from '@app/contract/verticals/hotels/views';
import { metresBetween } from '@app/kernel/distance';
import { addDays, monthsBetween, nightsBetween } from '@app/kernel/local-day';
import { priceIn } from '../../../modules/currencies/public.ts';
import { frozenPolicy, reviewsHead } from '../../../modules/travel/public.ts';
import { type DealsNow, dealsNow } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { cancelPolicy, freeUntil } from '../domain/cancel-policy.ts';
import { hotelAt } from '../domain/city-facts.ts';
import { nearestStays, type StayDates } from '../domain/nearest-stays.ts';
import { openCalendar } from '../domain/stay-calendar.ts';
import { checkDates, firstNight } from '../domain/stay-dates.ts';
import type { StoredHotel, StoredPlan, StoredRoomType } from '../domain/stored-hotel.ts';
import { planAtDeals } from './plan-at-deals.ts';
import { type HotelNights, readNights, type StayAsked } from './price-room.ts';
import type { CityCache } from './search/city-cache.ts';
import { fewLeft, type HotelReader, stayDeal, stayPrice } from './search/show-hotel.ts';

type HotelDetailsQuery = {
  readonly id: string;
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
  readonly rooms: number;
  readonly adults: number;
  readonly childAges: readonly number[];
};
/** Days before and after a stay in which others are looked for. */
const DAYS_LOOKED_AT = 31;

type Showing = {
  readonly hotel: StoredHotel;
  readonly reader: HotelReader;
  readonly nights: HotelNights | null;
  readonly now: Date;
  readonly deals: DealsNow;
};

function planOffer(room: StoredRoomType, plan: StoredPlan, showing: Showing): RatePlanOffer {
  const { hotel, reader, nights, now } = showing;
  const asked = nights?.asked;
  const { found, paid } = planAtDeals(room, plan, showing);
  const steps = asked && paid ? cancelPolicy(plan, { ...hotel, checkIn: asked.checkIn }, paid.usualUsd) : [];
  // Fees are of what is paid, as the quote has them.
  const fees = paid ? frozenPolicy(steps, { usd: paid.totalUsd, ofUsd: paid.usualUsd }) : [];
  return {
    id: plan.id,
    name: localize(plan.name, reader.lang),
    board: plan.board,
    price: paid && stayPrice(reader, paid),
    deal: paid && stayDeal(reader, paid.off, paid),
    closed: found?.closed ?? null,
    minimumStay: found?.minimumStay ?? plan.minimumStay,
    freeUntil: freeUntil(steps, now)?.toISOString() ?? null,
    policy: steps
      .map(({ until }, at) => ({ until, feeUsd: fees[at]?.feeUsd ?? 0 }))
      .filter(({ until }) => until === null || until > now)
      .map(({ until, feeUsd }) => ({ until: until?.toISOString() ?? null, fee: reader.price(feeUsd) })),
    roomsLeft: nights && paid ? fewLeft(nights.left(room)) : null,
  };
}

function roomOffer(room: StoredRoomType, showing: Showing): RoomTypeOffer {
  const { reader, nights } = showing;
  return {
    id: room.id,
    name: localize(room.name, reader.lang),
    description: localize(room.description, reader.lang),
    pictures: room.pictures,
    squareMetres: room.squareMetres,
    beds: room.beds,
    view: room.view,
    maxAdults: room.maxAdults,
    maxChildren: room.maxChildren,
    maxGuests: room.maxGuests,
    facilities: room.facilities,
    roomsLeft: nights ? fewLeft(nights.left(room)) : null,
    plans: room.plans.filter(({ online }) => online).map((plan) => planOffer(room, plan, showing)),
  };
}

/**
 * One hotel with its rooms and plans, priced for the stay where dates are given. Refuses record.not_found,
 * hotel.offline, and a check-in that is over there or too far ahead.
 */
export async function readHotelDetails(
  platform: Platform,
  cityCache: CityCache,
  wanted: HotelDetailsQuery,
  given: { readonly lang: Locale; readonly currency: string },
): Promise<HotelDetail> {
  const now = platform.clock.now();
  const hotel = (await readHotel(platform.db, wanted.id)) ?? refuse('record.not_found');
  assertThat(hotel.online && hotel.cityEnabled, 'hotel.offline');
  const { checkIn, checkOut } = wanted;
  const asked: StayAsked | null = checkIn && checkOut ? { checkIn, checkOut, rooms: roomsOf(wanted) } : null;
  if (asked) checkDates(asked.checkIn, hotel.zone, now);
  const [nights, reviews, price, deals] = await Promise.all([
    asked ? readNights(platform.db, hotel, asked) : null,
    reviewsHead(platform, { kind: 'hotel', subjectId: hotel.id }, given.lang),
    priceIn(platform, given.currency),
    dealsNow(platform),
  ]);
  const reader: HotelReader = { lang: given.lang, price };
  const roomTypes = hotel.roomTypes
    .filter((room) => room.online && room.plans.some(({ online }) => online))
    .map((room) => roomOffer(room, { hotel, reader, nights, now, deals }));
  const none = roomTypes.every(({ plans }) => plans.every((plan) => plan.price === null));
  return {
    ...facts(hotel, given.lang, now),
    stay: asked && {
      checkIn: asked.checkIn,
      checkOut: asked.checkOut,
      nights: nightsBetween(asked.checkIn, asked.checkOut),
      rooms: asked.rooms.map((room) => ({ adults: room.adults, childAges: [...room.childAges] })),
    },
    roomTypes,
    instead: asked && none ? await staysInstead(cityCache, hotel, { asked, now }) : [],
    ...reviews,
  };
}

/** Stays near the one asked for that can be had at the hotel. */
async function staysInstead(
  cityCache: CityCache,
  hotel: StoredHotel,
  { asked, now }: { readonly asked: StayAsked; readonly now: Date },
): Promise<StayDates[]> {
  const months = monthsBetween(addDays(asked.checkIn, -DAYS_LOOKED_AT), addDays(asked.checkOut, DAYS_LOOKED_AT));
  const cached = await cityCache.city(hotel.cityId, months);
  const at = cached ? hotelAt(cached.city, hotel.id) : -1;
  if (!cached || at === -1) return [];
  const calendar = openCalendar(cached.city, asked.rooms);
  return nearestStays(asked, {
    first: firstNight(hotel.zone, now),
    mostNights: hotelLimits.nights,
    isOpen: (stay) => calendar.problemOf(at, cached.months, stay) === null,
  });
}

function facts(
  hotel: StoredHotel,
  lang: Locale,
  now: Date,
): Omit<HotelDetail, 'stay' | 'roomTypes' | 'instead' | keyof ReviewsHead> {
  const say = (text: StoredHotel['name']): string => localize(text, lang);
  return {
    id: hotel.id,
    name: say(hotel.name),
    stars: hotel.stars,
    city: say(hotel.cityName),
    area: say(hotel.area),
    cover: hotel.cover,
    pictures: hotel.gallery.flatMap(({ kind, url }) => (kind === 'image' ? [url] : [])),
    facilities: hotel.facilities,
    latitude: hotel.latitude,
    longitude: hotel.longitude,
    distance: metresBetween({ latitude: hotel.cityLatitude, longitude: hotel.cityLongitude }, hotel),
    description: say(hotel.description),
    gallery: hotel.gallery,
    address: say(hotel.address),
    phone: hotel.phone,
    cityId: hotel.cityId,
    country: say(hotel.country),
    zone: hotel.zone,
    today: firstNight(hotel.zone, now),
    checkInFrom: hotel.checkInFrom,
    checkInUntil: hotel.checkInUntil,
    checkOutUntil: hotel.checkOutUntil,
    policies: {
      children: say(hotel.policies.children),
      pets: say(hotel.policies.pets),
      extra: say(hotel.policies.extra),
    },
    taxPercent: hotel.taxBp / 100,
    online: hotel.online,
  };
}
