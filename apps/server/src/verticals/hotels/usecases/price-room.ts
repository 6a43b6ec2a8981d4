import type { RoomParty } from '@app/contract/travel/rooms';
import type { ClosedReason } from '@app/contract/verticals/hotels/facts';
import { type Day, monthsBetween, nightsOf } from '@app/kernel/local-day';
import type { Queryable } from '../../../platform/db/connect.ts';
import type { OwnRooms } from '../db/change.repo.ts';
import { nightsLeft } from '../db/night.repo.ts';
import { planMonths } from '../db/plan-month.repo.ts';
import { closedFor, type NightsOfPlan, type PlanMonth, planNights } from '../domain/plan-nights.ts';
import { type PricedStay, priceStay } from '../domain/price-stay.ts';
import { fits } from '../domain/room-price.ts';
import { planTerms, type StoredHotel, type StoredPlan, type StoredRoomType } from '../domain/stored-hotel.ts';

export type StayAsked = {
  readonly checkIn: Day;
  readonly checkOut: Day;
  readonly rooms: readonly RoomParty[];
  /** Rooms that whoever asks has already: they count as free. */
  readonly own?: readonly OwnRooms[] | undefined;
};
/** Why a plan cannot be booked, or what it costs; `minimumStay` is that of the day of check-in. */
export type PlanPriced = {
  readonly closed: ClosedReason | null;
  readonly priced: PricedStay | null;
  /** What the calendar asks for each night, in cents; empty where it cannot be booked. */
  readonly calendarUsd: readonly number[];
  readonly minimumStay: number;
};

/** A hotel's nights around a stay, read once for all of its plans. */
export type HotelNights = {
  readonly asked: StayAsked;
  /** Rooms of a type left for the whole stay. */
  left(room: StoredRoomType): number;
  plan(room: StoredRoomType, plan: StoredPlan): PlanPriced;
};

function priced(
  of: { hotel: StoredHotel; room: StoredRoomType; plan: StoredPlan; asked: StayAsked; nightOf: NightsOfPlan },
  left: number,
): PlanPriced {
  const { hotel, room, plan, asked, nightOf } = of;
  const nights = nightsOf(asked.checkIn, asked.checkOut);
  const minimumStay = nightOf(asked.checkIn).stay;
  const none = (closed: ClosedReason): PlanPriced => ({ closed, priced: null, calendarUsd: [], minimumStay });
  if (!asked.rooms.every((party) => fits(room, party))) return none('occupancy');
  if (left < asked.rooms.length) return none('sold_out');
  const closed = closedFor(nightOf, { nights, checkOut: asked.checkOut });
  if (closed) return none(closed);
  const calendarUsd = nights.map((night) => nightOf(night).usd);
  const stay = priceStay(calendarUsd, { rooms: asked.rooms, terms: planTerms(room, plan), taxBp: hotel.taxBp });
  return stay ? { closed: null, priced: stay, calendarUsd, minimumStay } : none('no_price');
}

/** Rooms of a type that are one's own already in a night. */
const ownOf = (own: readonly OwnRooms[], roomTypeId: string, night: Day): number =>
  Math.max(
    0,
    ...own
      .filter((one) => one.roomTypeId === roomTypeId && night >= one.checkIn && night < one.checkOut)
      .map(({ rooms }) => rooms),
  );

/** Reads how many rooms of some types are left for a whole stay, as the database has it now. */
async function readLeft(db: Queryable, roomTypeIds: readonly string[], asked: StayAsked): Promise<HotelNights['left']> {
  const nights = await nightsLeft(db, { roomTypeIds, from: asked.checkIn, to: asked.checkOut });
  const all = nightsOf(asked.checkIn, asked.checkOut);
  const leftAt = new Map(nights.map(({ roomTypeId, night, left }) => [`${roomTypeId} ${night}`, left]));
  return ({ id, units }) =>
    Math.max(
      0,
      Math.min(...all.map((night) => (leftAt.get(`${id} ${night}`) ?? units) + ownOf(asked.own ?? [], id, night))),
    );
}

/** Reads what is left and asked for in the nights of a stay, as the database has it now. */
export async function readNights(db: Queryable, hotel: StoredHotel, asked: StayAsked): Promise<HotelNights> {
  const planIds = hotel.roomTypes.flatMap(({ plans }) => plans.map(({ id }) => id));
  const months = await planMonths(db, { planIds, months: monthsBetween(asked.checkIn, asked.checkOut) });
  const roomTypeIds = hotel.roomTypes.map(({ id }) => id);
  const left = await readLeft(db, roomTypeIds, asked);
  return {
    asked,
    left,
    plan: (room, plan) => {
      const nightOf = planNights(plan, months.get(plan.id) ?? new Map());
      return priced({ hotel, room, plan, asked, nightOf }, left(room));
    },
  };
}

/** What a plan costs for a stay, with the rooms that are left as the database has it now. */
export async function pricePlan(
  db: Queryable,
  of: {
    readonly hotel: StoredHotel;
    readonly room: StoredRoomType;
    readonly plan: StoredPlan;
    readonly months: ReadonlyMap<Day, PlanMonth>;
  },
  asked: StayAsked,
): Promise<PlanPriced> {
  const left = await readLeft(db, [of.room.id], asked);
  return priced({ ...of, asked, nightOf: planNights(of.plan, of.months) }, left(of.room));
}
