import type { ErrorKey } from '@app/contract/core/error-catalogue';
import type { Localized } from '@app/contract/core/locale';
import { assertThat, refuse } from '@app/contract/core/refuse';
import { type RoomParty, roomsOf } from '@app/contract/travel/rooms';
import type { ClosedReason } from '@app/contract/verticals/hotels/facts';
import { type Day, nightsOf } from '@app/kernel/local-day';
import { instantOf } from '@app/kernel/zone-time';
import type { OfferItem, TravelOffer } from '../../../modules/travel/public.ts';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { Platform } from '../../../platform/slice.ts';
import type { OwnRooms } from '../db/change.repo.ts';
import { cancelPolicy } from '../domain/cancel-policy.ts';
import { asRequest } from '../domain/hotel-request.ts';
import { snapshotOf } from '../domain/hotel-snapshot.ts';
import type { PricedStay } from '../domain/price-stay.ts';
import { nightUsd, partyUsd } from '../domain/room-price.ts';
import { checkDates } from '../domain/stay-dates.ts';
import { planTerms, type StoredHotel, type StoredPlan, type StoredRoomType } from '../domain/stored-hotel.ts';
import { hotelKeys } from './deal-hotels.ts';
import { factsOfPlan } from './kept-hotels.ts';
import { pricePlan } from './price-room.ts';

const refusals: Record<ClosedReason, ErrorKey> = {
  sold_out: 'hotel.unavailable',
  closed: 'hotel.unavailable',
  no_price: 'hotel.unavailable',
  minimum_stay: 'hotel.minimum_stay',
  no_arrival: 'hotel.no_arrival',
  no_departure: 'hotel.no_departure',
  occupancy: 'hotel.occupancy',
};

const TAX_NAME: Localized = { 'en-US': 'VAT', 'zh-cn': '增值税', es: 'IVA', pt: 'IVA' };

const NOBODY: RoomParty = { adults: 0, childAges: [] };

/** What a room costs each night, for the people in it. */
const roomNights = (nights: readonly Day[], calendarUsd: readonly number[], changeUsd: number) =>
  nights.map((day, index) => ({ day, usd: nightUsd(calendarUsd[index] ?? 0, changeUsd) ?? 0 }));

type Stay = {
  readonly hotel: StoredHotel;
  readonly room: StoredRoomType;
  readonly plan: StoredPlan;
  readonly stay: { readonly checkIn: Day; readonly checkOut: Day; readonly rooms: readonly RoomParty[] };
  readonly priced: PricedStay;
  /** What the calendar asks for each night, in cents. */
  readonly calendarUsd: readonly number[];
};

/** What of a room under a plan deals can be on, the closest first. */
export const roomKeys = (ids: {
  readonly hotelId: string;
  readonly roomId: string;
  readonly planId: string;
}): string[] => [hotelKeys.plan(ids.planId), hotelKeys.room(ids.roomId), hotelKeys.hotel(ids.hotelId)];

/** What of a room's nights deals can be on, by what the calendar asks for each. */
export const roomDeal = (
  keys: readonly string[],
  of: { readonly nights: readonly Day[]; readonly calendarUsd: readonly number[]; readonly changeUsd: number },
) => ({ keys, days: roomNights(of.nights, of.calendarUsd, of.changeUsd) });

/** What is charged for a priced stay: each of its rooms. */
export function stayItems({ hotel, room, plan, stay, priced, calendarUsd }: Stay): OfferItem[] {
  const nights = nightsOf(stay.checkIn, stay.checkOut);
  const terms = planTerms(room, plan);
  const keys = roomKeys({ hotelId: hotel.id, roomId: room.id, planId: plan.id });
  return priced.roomsUsd.map((usd, index) => ({
    key: `room-${index + 1}`,
    label: room.name,
    quantity: 1,
    priceUsd: usd,
    listPriceUsd: null,
    deal: roomDeal(keys, { nights, calendarUsd, changeUsd: partyUsd(terms, stay.rooms[index] ?? NOBODY) }),
  }));
}

/** A priced stay as travel keeps and charges it, with its policy. */
export function stayOffer(of: Stay): TravelOffer {
  const { hotel, room, plan, stay, priced } = of;
  const startsAt = instantOf(stay.checkIn, hotel.checkInFrom, hotel.zone);
  return {
    subjectId: hotel.id,
    snapshot: snapshotOf({ hotel, room, plan, stay, nightlyUsd: priced.nightlyUsd }),
    service: {
      from: stay.checkIn,
      to: stay.checkOut,
      zone: hotel.zone,
      startsAt,
      endsAt: instantOf(stay.checkOut, hotel.checkOutUntil, hotel.zone),
    },
    items: stayItems(of),
    tax: { bp: hotel.taxBp, name: TAX_NAME },
    policy: cancelPolicy(plan, { ...hotel, checkIn: stay.checkIn }, priced.totalUsd),
    guestsUntil: startsAt,
  };
}

/**
 * What a plan costs for a stay now, with its policy. Refuses record.not_found, hotel.offline, hotel.unavailable,
 * hotel.minimum_stay, hotel.no_arrival, hotel.no_departure, hotel.occupancy, and a check-in that is over at the hotel or too far ahead.
 */
export async function offerStay(
  platform: Platform,
  db: Queryable,
  given: {
    readonly request: Record<string, unknown>;
    readonly now: Date;
    /** Rooms that whoever asks has already: they count as free. */
    readonly own?: readonly OwnRooms[];
  },
): Promise<TravelOffer> {
  const request = asRequest(given.request);
  const facts = (await factsOfPlan(platform, db, request.planId)) ?? refuse('record.not_found');
  const { hotel, room, plan } = facts;
  assertThat(hotel.online && hotel.cityEnabled && room.online && plan.online, 'hotel.offline');
  checkDates(request.checkIn, hotel.zone, given.now);
  const stay = { checkIn: request.checkIn, checkOut: request.checkOut, rooms: request.parties ?? roomsOf(request) };
  const { closed, priced, calendarUsd } = await pricePlan(db, facts, { ...stay, own: given.own });
  if (!priced) return refuse(refusals[closed ?? 'no_price']);
  return stayOffer({ hotel, room, plan, stay, priced, calendarUsd });
}
