import type { BundleOff } from '@app/contract/travel/bundled-piece';
import type { RoomParty } from '@app/contract/travel/rooms';
import { addDays, type Day, monthsBetween, nightsOf } from '@app/kernel/local-day';
import { togetherUsd } from '../../../modules/travel/public.ts';
import { type DealsNow, dealKeysNow, dealsNow } from '../../../modules/travel-deals/core.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { nightsLeft } from '../db/night.repo.ts';
import { planMonths } from '../db/plan-month.repo.ts';
import { closedFor, planNights } from '../domain/plan-nights.ts';
import { priceStay, taxOf } from '../domain/price-stay.ts';
import { fits } from '../domain/room-price.ts';
import { planTerms, type StoredHotel } from '../domain/stored-hotel.ts';
import { hotelsOfKeys } from './deal-hotels.ts';
import { stayItems } from './offer-stay.ts';

/** Stays of so many nights that begin on the days of a range, both ends included. */
type StaysAtDealsQuery = {
  readonly first: Day;
  readonly last: Day;
  readonly nights: number;
  readonly rooms: readonly RoomParty[];
  /** What comes off each piece of what is sold together; a deal on the stay counts where it takes off more. */
  readonly off: BundleOff;
};

/** A stay that a deal is on, with what it costs with taxes. */
export type DealtStay = { readonly hotelId: string; readonly planId: string; readonly usd: number };

/** The stays of one hotel that can be booked and that a deal is on, by the day on which they begin. */
async function staysOf(
  db: Queryable,
  hotel: StoredHotel,
  { first, last, nights, rooms, off, deals }: StaysAtDealsQuery & { readonly deals: DealsNow },
): Promise<[Day, DealtStay][]> {
  const types = hotel.roomTypes.filter((room) => room.online && rooms.every((party) => fits(room, party)));
  const planIds = types.flatMap(({ plans }) => plans.map(({ id }) => id));
  const end = addDays(last, nights);
  const months = await planMonths(db, { planIds, months: monthsBetween(first, addDays(end, 1)) });
  const left = await nightsLeft(db, { roomTypeIds: types.map(({ id }) => id), from: first, to: end });
  const leftAt = new Map(left.map((night) => [`${night.roomTypeId} ${night.night}`, night.left]));
  const plans = types.flatMap((room) => room.plans.filter(({ online }) => online).map((plan) => ({ room, plan })));
  return plans.flatMap(({ room, plan }) => {
    const nightOf = planNights(plan, months.get(plan.id) ?? new Map());
    const terms = planTerms(room, plan);
    return nightsOf(first, addDays(last, 1)).flatMap((day): [Day, DealtStay][] => {
      const stay = { checkIn: day, checkOut: addDays(day, nights), rooms };
      const all = nightsOf(day, stay.checkOut);
      if (all.some((night) => (leftAt.get(`${room.id} ${night}`) ?? room.units) < rooms.length)) return [];
      if (closedFor(nightOf, { nights: all, checkOut: stay.checkOut })) return [];
      const calendarUsd = all.map((night) => nightOf(night).usd);
      const priced = priceStay(calendarUsd, { rooms, terms, taxBp: hotel.taxBp });
      const items = priced && stayItems({ hotel, room, plan, stay, priced, calendarUsd });
      if (!items || !deals(items)) return [];
      const listUsd = togetherUsd(items, { ...off, deals });
      return [[day, { hotelId: hotel.id, planId: plan.id, usd: listUsd + taxOf(listUsd, hotel.taxBp) }]];
    });
  });
}

/**
 * Returns the stays in some hotels that deals are on now, by the day on which they begin, each by the rules of its plan and with rooms left;
 * those that no deal is on are missing.
 */
export async function staysAtDeals(
  platform: Platform,
  db: Queryable,
  asked: StaysAtDealsQuery & { readonly inHotel: (id: string) => boolean },
): Promise<ReadonlyMap<Day, readonly DealtStay[]>> {
  const keys = await dealKeysNow(platform);
  const dealt = [...(await hotelsOfKeys(db, keys))].filter(asked.inHotel);
  const deals = await dealsNow(platform);
  const found = new Map<Day, DealtStay[]>();
  for (const id of dealt) {
    const hotel = await readHotel(db, id);
    if (!hotel?.online) continue;
    for (const [day, stay] of await staysOf(db, hotel, { ...asked, deals }))
      found.set(day, [...(found.get(day) ?? []), stay]);
  }
  return found;
}
