import { type Locale, localize } from '@app/contract/core/locale';
import { peopleOf } from '@app/contract/verticals/dining/party';
import type { BookedTable, DiningDay } from '@app/contract/verticals/dining/staff-schemas';
import { addDays } from '@app/kernel/local-day';
import { instantOf, wallTimeIn } from '@app/kernel/zone-time';
import type { Platform } from '../../../../platform/slice.ts';
import { type BookRow, blocksOf, bookOf } from '../../db/day-book.repo.ts';
import { takenOf } from '../../db/taken.repo.ts';
import { quartersOfDays } from '../../domain/next-times.ts';
import { NOTHING_TAKEN, seatFor } from '../../domain/seating.ts';
import type { StoredRestaurant } from '../../domain/stored-restaurant.ts';
import { instantOfQuarter, periodsOn, quarterOf, tonight } from '../../domain/table-times.ts';
import { walkedIn } from '../../domain/walk-ins.ts';
import { findNext } from '../find-next.ts';
import { freeTime } from '../search/show-restaurant.ts';
import { waitingGuests } from '../waiting/offer-by-hand.ts';
import { ownRestaurant } from './own-restaurant.ts';

const DAY_MINUTES = 1_440;

/** The quarters of a day's night from its first opening to its last closing; none where it stays closed. */
function columnsOf(restaurant: StoredRestaurant, day: string): number[] {
  const periods = periodsOn(restaurant, day);
  const last = Math.max(...periods.map(({ closes }) => closes));
  const [first] = periods;
  if (!first) return [];
  const at = (minutes: number): number => {
    const date = minutes >= DAY_MINUTES ? addDays(day, 1) : day;
    const hour = `${String(Math.floor((minutes % DAY_MINUTES) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
    return quarterOf(instantOf(date, hour, restaurant.zone));
  };
  const from = at(first.opens);
  return Array.from({ length: Math.max(0, at(last) - from) }, (_, index) => from + index);
}

/** The number of the other table that the customer of a row has at that time, as another group of the party; null for none. */
const besideOf = (row: BookRow, rows: readonly BookRow[]): string | null =>
  rows.find(
    (other) =>
      other.orderId !== row.orderId &&
      other.customerId === row.customerId &&
      other.startsQuarter < row.startsQuarter + row.quarters &&
      row.startsQuarter < other.startsQuarter + other.quarters,
  )?.number ?? null;

function bookedTable(row: BookRow, rows: readonly BookRow[], from: number, lang: Locale): BookedTable {
  const { snapshot } = row;
  return {
    orderId: row.orderId,
    number: row.number,
    version: row.version,
    state: row.state,
    name: row.name,
    phone: row.phone,
    people: row.covers,
    childAges: [...snapshot.childAges],
    areaId: row.areaId,
    area: localize(snapshot.area, lang),
    tables: row.tables,
    time: snapshot.time,
    nextDay: snapshot.date !== snapshot.day,
    startsAt: instantOfQuarter(row.startsQuarter).toISOString(),
    from: row.startsQuarter - from,
    quarters: row.quarters,
    seating: row.seating,
    late: row.lateMinutes === null ? null : { minutes: row.lateMinutes, note: row.lateNote },
    coming: row.coming ? 'yes' : row.asked ? 'asked' : 'unasked',
    noShow: row.noShow,
    beside: besideOf(row, rows),
    occasion: snapshot.occasion,
    wishes: row.wishes,
    depositUsd: row.payableUsd,
  };
}

/** The book of a restaurant's day. Refuses record.not_found, also for a restaurant that is not of the merchant who asks. */
export async function readDiningDay(
  platform: Platform,
  of: {
    readonly id: string;
    readonly day?: string | undefined;
    readonly lang: Locale;
    /** Who asks; null for the house. */
    readonly merchantId: string | null;
  },
): Promise<DiningDay> {
  const restaurant = await ownRestaurant(platform.db, of.id, of.merchantId);
  const now = platform.clock.now();
  const today = tonight(restaurant, now);
  const day = of.day ?? today;
  const columns = columnsOf(restaurant, day);
  const [first, last] = [columns[0] ?? quarterOf(instantOf(day, '00:00', restaurant.zone)), columns.at(-1)];
  const span = { from: first, to: (last ?? first) + 1 };
  const [taken, book, blocks, waits] = await Promise.all([
    takenOf(platform.db, [restaurant.id], span),
    bookOf(platform.db, restaurant.id, span),
    blocksOf(platform.db, restaurant.id, span),
    waitingGuests(platform, { restaurant, day, lang: of.lang }),
  ]);
  const { used, arriving } = taken.get(restaurant.id) ?? NOTHING_TAKEN;
  const say = (text: StoredRestaurant['name']): string => localize(text, of.lang);
  const areaName = new Map(restaurant.areas.map(({ id, name }) => [id, say(name)]));
  const present = quarterOf(now) - first;
  const clockAt = (quarter: number): string => wallTimeIn(restaurant.zone, instantOfQuarter(quarter)).slice(11);
  return {
    restaurant: { id: restaurant.id, name: say(restaurant.name), zone: restaurant.zone },
    day,
    today,
    open: columns.length > 0,
    columns: columns.map((quarter) => {
      const wall = wallTimeIn(restaurant.zone, instantOfQuarter(quarter));
      return { time: wall.slice(11), nextDay: wall.slice(0, 10) !== day };
    }),
    now: present >= 0 && present < columns.length ? present : null,
    arrivals: columns.map((quarter) => arriving(quarter) + walkedIn(blocks, { from: quarter, to: quarter + 1 })),
    pace: restaurant.pace,
    areas: restaurant.areas.map((area) => ({
      id: area.id,
      name: say(area.name),
      seatsMin: area.seatsMin,
      seatsMax: area.seatsMax,
      tables: area.tables,
      used: columns.map((quarter) => used(area.id, quarter)),
    })),
    bookings: book.map((row) => bookedTable(row, book, first, of.lang)),
    blocks: blocks.map(({ startsQuarter, ...block }) => ({
      ...block,
      area: areaName.get(block.areaId) ?? '',
      from: startsQuarter - first,
      time: clockAt(startsQuarter),
      until: clockAt(startsQuarter + block.quarters),
    })),
    waits,
    totals: {
      guests: book.reduce((sum, { covers }) => sum + covers, 0) + walkedIn(blocks, span),
      bookings: book.length,
      unpaid: book.filter(({ held }) => held).length,
      toConfirm: book.filter(({ state }) => state === 'pending_verification').length,
    },
  };
}

/** Whether a party finds a table at an hour, and why not. Refuses record.not_found as above. */
export async function whyNoTable(
  platform: Platform,
  of: {
    readonly id: string;
    readonly day: string;
    readonly time: string;
    readonly adults: number;
    readonly childAges: readonly number[];
    readonly lang: Locale;
    readonly merchantId: string | null;
  },
) {
  const restaurant = await ownRestaurant(platform.db, of.id, of.merchantId);
  const asked = { day: of.day, time: of.time, people: peopleOf(of), now: platform.clock.now() };
  const taken = await takenOf(platform.db, [restaurant.id], quartersOfDays(restaurant, addDays(of.day, -1), 2));
  const seat = seatFor(restaurant, taken.get(restaurant.id) ?? NOTHING_TAKEN, asked);
  const next = await findNext(platform.db, restaurant, asked);
  return {
    problem: typeof seat === 'string' ? seat : null,
    table: typeof seat === 'string' ? null : { area: localize(seat.area.name, of.lang), tables: seat.tables },
    next: next.map((one) => freeTime(one, of.lang)),
  };
}
