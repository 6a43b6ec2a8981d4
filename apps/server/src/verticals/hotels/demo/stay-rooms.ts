import { addDays, type Day, monthsBetween } from '@app/kernel/local-day';
import { sql } from 'kysely';
import type { Tx } from '../../../platform/db/connect.ts';
import { readHotel } from '../db/hotel.repo.ts';
import { planMonths } from '../db/plan-month.repo.ts';
import { type NightsOfPlan, planNights } from '../domain/plan-nights.ts';
import type { StoredHotel, StoredPlan } from '../domain/stored-hotel.ts';

/** A hotel of the demo with the nights of its plans, and how gladly it is booked. */
export type House = {
  readonly hotel: StoredHotel;
  readonly weight: number;
  readonly nightsOf: (plan: StoredPlan) => NightsOfPlan;
};

/** Houses that guests come back to; the others are booked now and then. */
export const BUSY = 10;

/** The demo's hotels as kept, with prices and rules of their nights; the first are those that are booked most. */
export async function readHouses(tx: Tx, today: Day): Promise<House[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT h.id FROM hotel h JOIN travel_city c ON c.id = h.city_id
    ORDER BY c.popular AND h.stars >= 4 DESC, h.stars = 4 DESC, h.sort_weight DESC, h.id`.execute(tx);
  const houses: House[] = [];
  const months = monthsBetween(today, addDays(today, 90));
  for (const [place, { id }] of rows.entries()) {
    const hotel = await readHotel(tx, id);
    if (!hotel) continue;
    const planIds = hotel.roomTypes.flatMap(({ plans }) => plans.map((plan) => plan.id));
    const terms = await planMonths(tx, { planIds, months });
    const nightsOf = (plan: StoredPlan) => planNights(plan, terms.get(plan.id) ?? new Map());
    houses.push({ hotel, weight: place < BUSY ? 16 : 1, nightsOf });
  }
  return houses;
}

export type Rooms = {
  /** Takes rooms in every night, or none: gives whether they were free. */
  take(room: { readonly id: string; readonly units: number }, nights: readonly Day[], rooms: number): boolean;
};

/** The rooms that are free in the nights of the demo's hotels, to be taken by its bookings. */
export async function openRooms(tx: Tx): Promise<Rooms> {
  const { rows } = await sql<{ room: string; night: Day; total: number }>`
    SELECT room_type_id AS room, night, total FROM hotel_night`.execute(tx);
  const totals = new Map(rows.map(({ room, night, total }) => [`${room} ${night}`, total]));
  const taken = new Map<string, number>();
  return {
    take: (room, nights, rooms) => {
      const keys = nights.map((night) => `${room.id} ${night}`);
      if (keys.some((key) => (taken.get(key) ?? 0) + rooms > (totals.get(key) ?? room.units))) return false;
      for (const key of keys) taken.set(key, (taken.get(key) ?? 0) + rooms);
      return true;
    },
  };
}
