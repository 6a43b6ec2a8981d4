import type { RoomParty } from '@app/contract/travel/rooms';
import { addDays, type Day, monthsBetween, nightsOf } from '@app/kernel/local-day';
import { type DealsNow, dealKeysNow, dealsNow } from '../../../modules/travel-deals/core.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { nightsLeft } from '../db/night.repo.ts';
import { planMonths } from '../db/plan-month.repo.ts';
import { CLOSED, planNights } from '../domain/plan-nights.ts';
import { priceStay, taxOf } from '../domain/price-stay.ts';
import { fits } from '../domain/room-price.ts';
import { planTerms, type StoredHotel, type StoredPlan, type StoredRoomType } from '../domain/stored-hotel.ts';
import { hotelsOfKeys } from './deal-hotels.ts';
import { stayItems } from './offer-stay.ts';

/** Nights from a day on and before another, for a party. */
type NightsAtDealsQuery = { readonly from: Day; readonly to: Day; readonly rooms: readonly RoomParty[] };

type NightAsked = {
  readonly hotel: StoredHotel;
  readonly room: StoredRoomType;
  readonly plan: StoredPlan;
  readonly rooms: readonly RoomParty[];
  readonly day: Day;
  readonly calendarUsd: number;
  readonly deals: DealsNow;
};

/** What a night of a plan comes to at the deals that run, with taxes; null where it is not for sale, and where none is on it. */
function nightAtDeals({ hotel, room, plan, rooms, day, calendarUsd, deals }: NightAsked): number | null {
  const priced = priceStay([calendarUsd], { rooms, terms: planTerms(room, plan), taxBp: hotel.taxBp });
  if (!priced) return null;
  const stay = { checkIn: day, checkOut: addDays(day, 1), rooms };
  const off = deals(stayItems({ hotel, room, plan, stay, priced, calendarUsd: [calendarUsd] }));
  if (!off) return null;
  const listUsd = priced.listUsd - off.offUsd;
  return listUsd + taxOf(listUsd, hotel.taxBp);
}

/** The least that each night of a hotel comes to at deals, all rooms of a party together. */
async function lowestOf(
  platform: Platform,
  hotel: StoredHotel,
  { from, to, rooms, deals }: NightsAtDealsQuery & { readonly deals: DealsNow },
): Promise<Map<Day, number>> {
  const types = hotel.roomTypes.filter((room) => room.online && rooms.every((party) => fits(room, party)));
  const planIds = types.flatMap(({ plans }) => plans.map(({ id }) => id));
  const [months, left] = await Promise.all([
    planMonths(platform.reads, { planIds, months: monthsBetween(from, to) }),
    nightsLeft(platform.reads, { roomTypeIds: types.map(({ id }) => id), from, to }),
  ]);
  const leftAt = new Map(left.map((night) => [`${night.roomTypeId} ${night.night}`, night.left]));
  const lowest = new Map<Day, number>();
  for (const room of types) {
    for (const plan of room.plans.filter(({ online }) => online)) {
      const nightOf = planNights(plan, months.get(plan.id) ?? new Map());
      for (const day of nightsOf(from, to)) {
        const { usd: calendarUsd, stops } = nightOf(day);
        if ((stops & CLOSED) !== 0 || (leftAt.get(`${room.id} ${day}`) ?? room.units) < rooms.length) continue;
        const usd = nightAtDeals({ hotel, room, plan, rooms, day, calendarUsd, deals });
        if (usd !== null) lowest.set(day, Math.min(lowest.get(day) ?? usd, usd));
      }
    }
  }
  return lowest;
}

/**
 * Returns for those of some hotels that deals are on now the least that each night comes to at them, with taxes, all rooms of a party
 * together; nights that no deal is on are missing.
 */
export async function nightsAtDeals(
  platform: Platform,
  hotelIds: readonly string[],
  asked: NightsAtDealsQuery,
): Promise<ReadonlyMap<string, ReadonlyMap<Day, number>>> {
  const keys = await dealKeysNow(platform);
  const dealt = await hotelsOfKeys(platform.reads, keys);
  const deals = await dealsNow(platform);
  const found = new Map<string, ReadonlyMap<Day, number>>();
  for (const id of hotelIds.filter((one) => dealt.has(one))) {
    const hotel = await readHotel(platform.reads, id);
    if (hotel) found.set(id, await lowestOf(platform, hotel, { ...asked, deals }));
  }
  return found;
}
