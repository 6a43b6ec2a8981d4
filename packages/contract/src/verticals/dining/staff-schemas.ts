import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { picture } from '../../core/picture.ts';
import {
  count,
  distinct,
  id,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  queryFlag,
} from '../../core/validation.ts';
import { travelChange, travelState } from '../../travel/order-views.ts';
import { makeStaffChange, waiving } from '../../travel/staff-change-schemas.ts';
import { CUISINES, OCCASIONS, TABLE_PROBLEMS } from './facts.ts';
import { diningLimits } from './limits.ts';
import { diningReport, diningReportQuery } from './report-schemas.ts';
import { restaurantFields, restaurantInput, soundRestaurant } from './staff-input.ts';
import { otherTable, otherTimesQuery, partyQuery, soundParty, tableDay, tableTime } from './table-schemas.ts';
import { cuisine, freeTime, tableSlots } from './views.ts';

const invalid = { error: 'field.invalid' };
const params = z.object({ id });

/** Texts of an answer: as stored, empty ones left out. */
const texts = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const staffRestaurantRow = z.object({
  id: z.uuid(),
  name: z.string(),
  cover: picture,
  city: z.object({ id: z.uuid(), name: z.string() }),
  /** Null where the house runs it. */
  merchant: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  area: z.string(),
  cuisines: z.array(cuisine),
  priceLevel: z.int(),
  /** Tables of all kinds on sale, and seats at them. */
  tables: count,
  seats: count,
  depositUsd: z.int(),
  /** Bookings of the next seven days. */
  bookings: count,
  online: z.boolean(),
  sortWeight: z.int(),
  createdAt: moment,
  version: z.int(),
});
export type StaffRestaurantRow = z.infer<typeof staffRestaurantRow>;

const staffRestaurant = z.object({
  ...restaurantFields.shape,
  name: texts,
  story: texts,
  address: texts,
  area: texts,
  dishes: z.array(texts),
  areas: z.array(
    z.object({
      id: z.uuid(),
      name: texts,
      note: texts,
      seatsMin: z.int(),
      seatsMax: z.int(),
      tables: count,
      joins: z.boolean(),
      outdoor: z.boolean(),
      online: z.boolean(),
    }),
  ),
  menus: z.array(
    z.object({
      id: z.uuid(),
      name: texts,
      courses: z.array(texts),
      usd: z.int(),
      minPeople: z.int(),
      prepaid: z.boolean(),
      online: z.boolean(),
    }),
  ),
  id: z.uuid(),
  cityName: texts,
  createdAt: moment,
  version: z.int(),
});
export type StaffRestaurant = z.infer<typeof staffRestaurant>;

export const SEATINGS = ['expected', 'arrived', 'seated', 'left'] as const;
const seating = z.enum(SEATINGS, invalid);
export type Seating = z.infer<typeof seating>;

/** One booking in the book of a day. `from` and `quarters` are places among the day's columns. */
const bookedTable = z.object({
  orderId: z.uuid(),
  number: z.string(),
  version: z.int(),
  state: travelState,
  name: z.string(),
  phone: z.string(),
  people: z.int(),
  childAges: z.array(z.int()),
  areaId: z.uuid(),
  area: z.string(),
  tables: z.int(),
  time: tableTime,
  nextDay: z.boolean(),
  startsAt: moment,
  from: z.int(),
  quarters: z.int(),
  seating,
  late: z.object({ minutes: z.int(), note: z.string() }).nullable(),
  /** Whether they said that they still come, were asked, or neither. */
  coming: z.enum(['yes', 'asked', 'unasked']),
  noShow: z.boolean(),
  /** The number of the other table that the same customer has at that time; null for none. */
  beside: z.string().nullable(),
  occasion: z.enum(OCCASIONS),
  wishes: z.string(),
  depositUsd: z.int(),
});
export type BookedTable = z.infer<typeof bookedTable>;

export const BLOCK_KINDS = ['walk_in', 'block'] as const;
const tableBlock = z.object({
  id: z.uuid(),
  kind: z.enum(BLOCK_KINDS),
  areaId: z.uuid(),
  area: z.string(),
  from: z.int(),
  quarters: z.int(),
  tables: z.int(),
  people: count,
  note: z.string(),
  madeBy: z.string(),
  /** Its hours on the clock of the place. */
  time: tableTime,
  until: tableTime,
});
export type TableBlock = z.infer<typeof tableBlock>;

/** Somebody on the waiting list of a night. */
const waitingGuest = z.object({
  id: z.uuid(),
  /** As they are written to about their last booking; of who has none, what they call themselves and no number. */
  name: z.string(),
  phone: z.string(),
  people: z.int(),
  from: tableTime,
  to: tableTime,
  /** The kind of table they want; null for any. */
  area: z.string().nullable(),
  joinedAt: moment,
  /** What is held for them, and until when. */
  offer: z.object({ area: z.string(), time: tableTime, until: moment }).nullable(),
});
export type WaitingGuest = z.infer<typeof waitingGuest>;

const diningDay = z.object({
  restaurant: z.object({ id: z.uuid(), name: z.string(), zone: z.string() }),
  day: z.iso.date(),
  today: z.iso.date(),
  /** Whether the restaurant opens on the day. */
  open: z.boolean(),
  /** Every quarter of an hour from opening to closing: the columns of the grid. */
  columns: z.array(z.object({ time: tableTime, nextDay: z.boolean() })),
  /** The column of now; null when it is none of them. */
  now: z.int().nullable(),
  arrivals: z.array(count),
  /** People who may arrive in a quarter of an hour; null for as many as come. */
  pace: z.int().nullable(),
  areas: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      seatsMin: z.int(),
      seatsMax: z.int(),
      tables: count,
      /** Tables taken in each column. */
      used: z.array(count),
    }),
  ),
  bookings: z.array(bookedTable),
  blocks: z.array(tableBlock),
  /** Who waits for a table of the night, in the order of the list. */
  waits: z.array(waitingGuest),
  totals: z.object({ guests: count, bookings: count, unpaid: count, toConfirm: count }),
});
export type DiningDay = z.infer<typeof diningDay>;

export const shapes = {
  listRestaurants: {
    query: z.object({
      ...pageQuery,
      name: optionalText(60).optional(),
      city: id.optional(),
      cuisine: z.enum(CUISINES, invalid).optional(),
      merchant: id.optional(),
      online: queryFlag.optional(),
      sort: z.enum(['createdAt', 'name', 'sortWeight'], invalid).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
    }),
    answer: pageOf(staffRestaurantRow).extend({ counts: z.object({ all: count, online: count, offline: count }) }),
  },
  readRestaurant: { params, answer: staffRestaurant },
  createRestaurant: { body: restaurantInput, answer: staffRestaurant },
  updateRestaurant: {
    params,
    body: restaurantFields.extend({ version: z.int().min(1) }).superRefine(soundRestaurant),
    answer: staffRestaurant,
  },
  setRestaurantsOnline: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean(),
    }),
    answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
  },
  restaurantChoices: {
    query: z.object({ keyword: optionalText(limits.searchKeyword).optional() }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string() })),
  },
  readDiningDay: { params, query: z.object({ day: tableDay.optional() }), answer: diningDay },
  whyNoTable: {
    params,
    query: z.object({ day: tableDay, time: tableTime, ...partyQuery }).superRefine(soundParty),
    answer: z.object({
      /** Null: there is one. */
      problem: z.enum(TABLE_PROBLEMS).nullable(),
      table: z.object({ area: z.string(), tables: z.int() }).nullable(),
      next: z.array(freeTime),
    }),
  },
  seatDiningGuests: { params, body: z.strictObject({ seating }), answer: z.object({ seating }) },
  takeDiningTables: {
    params,
    body: z.strictObject({
      kind: z.enum(BLOCK_KINDS, invalid),
      areaId: id,
      day: tableDay,
      time: tableTime,
      minutes: z
        .int('field.number')
        .min(15, 'field.too_small')
        .max(diningLimits.blockDays * 1_440, 'field.too_big'),
      tables: z.int('field.number').min(1, 'field.too_small').max(diningLimits.tables, 'field.too_big'),
      people: z.int('field.number').min(0, 'field.too_small').max(1_000, 'field.too_big').optional().default(0),
      /** A name of who walked in, or why tables cannot be used. */
      note: paragraphs(diningLimits.blockReason),
    }),
    answer: z.object({ id: z.uuid() }),
  },
  offerDiningWait: { params, answer: z.object({ id: z.uuid() }) },
  changeTableSlots: { params, query: z.object(otherTimesQuery).superRefine(soundParty), answer: tableSlots },
  quoteTableChange: {
    params,
    body: z.strictObject({ ...otherTable, ...waiving }).superRefine(soundParty),
    answer: travelChange,
  },
  changeTable: makeStaffChange,
  liftDiningBlock: { params, answer: z.object({ id: z.uuid() }) },
  diningReport: { query: diningReportQuery, answer: diningReport },
};
