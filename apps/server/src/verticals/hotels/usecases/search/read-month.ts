import type { Day } from '@app/kernel/local-day';
import type { Queryable } from '../../../../platform/db/connect.ts';
import { monthNights } from '../../db/night.repo.ts';
import { type MonthText, monthTexts } from '../../db/plan-month.repo.ts';
import {
  type CityFacts,
  DAYS,
  idAt,
  idsFrom,
  type MonthOfCity,
  packNight,
  plainMonthOf,
} from '../../domain/city-facts.ts';

/** Plans read in one statement: in between, other calls have their turn. */
const PLANS_AT_ONCE = 1_000;

const COMMA = 44;
const ZERO = 48;

/** Reads the numbers of a text such as `1,20,3`; one alone stands for all days. */
function fill(into: Uint32Array, text: string): void {
  let value = 0;
  let place = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === COMMA) {
      into[place] = value;
      place += 1;
      value = 0;
    } else value = value * 10 + code - ZERO;
  }
  if (place === 0) into.fill(value);
  else into[place] = value;
}

const prices = new Uint32Array(DAYS);
const stays = new Uint32Array(DAYS);
const stops = new Uint32Array(DAYS);

/** Packs the nights of one plan into its month. */
function put(nights: Uint32Array, base: number, row: MonthText): void {
  fill(prices, row.prices);
  fill(stays, row.stays);
  fill(stops, row.stops);
  for (let day = 0; day < DAYS; day += 1) {
    nights[base + day] = packNight(prices[day] ?? 0, stays[day] ?? 1, stops[day] ?? 0);
  }
}

/** A month of a city with its prices, stays and stops; of its rooms all are left until `readRooms` has been. */
export async function readMonth(db: Queryable, city: CityFacts, month: Day): Promise<MonthOfCity> {
  const made = plainMonthOf(city, month);
  const { count, ids } = city.plans;
  for (let from = 0; from < count; from += PLANS_AT_ONCE) {
    const rows = await monthTexts(db, idsFrom(ids, from, Math.min(count, from + PLANS_AT_ONCE)), month);
    for (const row of rows) put(made.nights, (from + row.at) * DAYS, row);
  }
  return made;
}

/**
 * Reads what is left of some room types in a month, of all where none are named; gives when the next hold on one of
 * their nights runs out, in milliseconds, never being infinity.
 */
export async function readRooms(
  db: Queryable,
  of: { readonly city: CityFacts; readonly month: MonthOfCity; readonly rooms: readonly number[] | 'all' },
): Promise<number> {
  const { rooms } = of.city;
  const { left, month } = of.month;
  const wanted = of.rooms === 'all' ? rooms.ids : of.rooms.map((room) => idAt(rooms.ids, room)).join(',');
  const placeOf = (at: number): number => (of.rooms === 'all' ? at : (of.rooms[at] ?? 0));
  const { nights, until } = await monthNights(db, wanted, month);
  const count = of.rooms === 'all' ? rooms.count : of.rooms.length;
  for (let at = 0; at < count; at += 1) {
    const room = placeOf(at);
    left.fill(rooms.units[room] ?? 0, room * DAYS, (room + 1) * DAYS);
  }
  for (const night of nights) left[placeOf(night.at) * DAYS + night.day] = night.left;
  return until ? until.getTime() : Number.POSITIVE_INFINITY;
}
