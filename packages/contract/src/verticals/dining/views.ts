import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { dealDays, dealHours } from '../../deals/views.ts';
import { policyStep } from '../../travel/order-views.ts';
import { reviewsHead } from '../../travel/review-views.ts';
import { CONFIRMED_BY, CUISINES, DINING_FACILITIES, OCCASIONS, TABLE_PROBLEMS, TABLE_STATES } from './facts.ts';
import { tableDay, tableTime } from './table-schemas.ts';

export const cuisine = z.enum(CUISINES);
const diningFacility = z.enum(DINING_FACILITIES);

/** A time at which a table is free, by the restaurant's clock; `day` is the day its night began, `nextDay` says it is after midnight. */
export const freeTime = z.object({
  day: tableDay,
  time: tableTime,
  nextDay: z.boolean(),
  areaId: z.uuid(),
  area: z.string(),
  state: z.enum(['free', 'few']),
});
export type FreeTime = z.infer<typeof freeTime>;

/** What a refusal names instead, with `data.next`. */
const nextFreeTime = freeTime.omit({ area: true, state: true });
export type NextTime = z.infer<typeof nextFreeTime>;

export const restaurantCard = z.object({
  id: z.uuid(),
  name: z.string(),
  cuisines: z.array(cuisine),
  /** 1 to 4. */
  priceLevel: z.int().min(1).max(4),
  /** What a person spends there, about; null when unknown. */
  average: price.nullable(),
  cityId: z.uuid(),
  city: z.string(),
  area: z.string(),
  cover: picture,
  pictures: z.array(picture),
  /** 0 to 10 with one decimal; null before the first comment. */
  score: z.number().nullable(),
  reviews: count,
  facilities: z.array(diningFacility),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres from the position asked for, or from the city's centre. */
  distance: count,
  /** What this party pays ahead, to be taken off the bill; null for nothing. */
  deposit: price.nullable(),
  confirm: z.enum(CONFIRMED_BY),
  openNow: z.boolean(),
  /** What a person pays at least for a set menu with the table, where one is at a deal on the night asked for; else null. */
  menu: z.object({ price, deal: dealMark }).nullable(),
  /** Kinds of tables by their names. */
  areas: z.array(z.string()),
  /** The largest party that it has tables for. */
  mostTogether: count,
  /** The next free times, at most five: of the day asked for around the time, else of the next days. */
  times: z.array(freeTime),
  /** Whether a table is free within an hour of the time asked for. */
  free: z.boolean(),
  /** Why not, where `free` is false and something else than a full house says so. */
  problem: z.enum(TABLE_PROBLEMS).nullable(),
});
export type RestaurantCard = z.infer<typeof restaurantCard>;

export const diningCity = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  picture: picture.nullable(),
  restaurants: count,
});

/** How many restaurants of the answer would stay if this filter were chosen as well. */
const facet = <T extends z.ZodType<string | number>>(value: T) => z.array(z.object({ value, count }));
export const diningFacets = z.object({
  /** As if no cuisine were chosen. */
  cuisine: facet(cuisine),
  priceLevel: facet(z.int()),
  facility: facet(diningFacility),
  area: z.array(z.object({ value: z.string(), name: z.string(), count })),
  /** Restaurants with at least this score. */
  score: facet(z.number()),
  depositFree: count,
  openNow: count,
  free: count,
});
export type DiningFacets = z.infer<typeof diningFacets>;

const openingHours = z.object({
  /** 1 for Monday to 7 for Sunday. */
  weekday: z.int().min(1).max(7),
  opens: tableTime,
  /** An hour that is not after `opens` is of the next day. */
  closes: tableTime,
  /** The last hour at which guests sit down, of the same night. */
  lastSeating: tableTime,
});
export type OpeningHours = z.infer<typeof openingHours>;

const diningArea = z.object({
  id: z.uuid(),
  name: z.string(),
  /** What is to be known of it, such as heated; may be empty. */
  note: z.string(),
  seatsMin: z.int(),
  seatsMax: z.int(),
  tables: count,
  outdoor: z.boolean(),
});

const setMenu = z.object({
  id: z.uuid(),
  name: z.string(),
  courses: z.array(z.string()),
  /** A person. */
  price,
  /** The least people of a table who order it. */
  minPeople: z.int(),
  picture: picture.nullable(),
  /** Paid with the booking, instead of the deposit of those who have it; else at the restaurant. */
  prepaid: z.boolean(),
  /** The deals that run on it, with what a person pays at them, and the days and hours that they hold on; null for any. */
  deals: z.array(
    z.object({ id: z.uuid(), price, deal: dealMark, days: dealDays.nullable(), hours: dealHours.nullable() }),
  ),
});
export type SetMenu = z.infer<typeof setMenu>;

const cancelStep = z.object({ hoursBefore: z.int(), percent: z.int() });

export const restaurantDetail = restaurantCard
  .omit({ deposit: true, menu: true, times: true, free: true, problem: true, areas: true })
  .extend({
    story: z.string(),
    gallery: z.array(media),
    address: z.string(),
    phone: z.string(),
    country: z.string(),
    zone: z.string(),
    /** The restaurant's present day and hour. */
    today: z.iso.date(),
    now: tableTime,
    hours: z.array(openingHours),
    /** Days from today on when it stays closed. */
    closedDays: z.array(z.iso.date()),
    noticeMinutes: count,
    daysAhead: count,
    /** The largest party that it takes without asking. */
    maxParty: z.int(),
    areas: z.array(diningArea),
    menus: z.array(setMenu),
    dishes: z.array(z.string()),
    /** A person, taken off the bill; null where nothing is asked. */
    deposit: z.object({ each: price, fromParty: z.int() }).nullable(),
    cancelSteps: z.array(cancelStep),
    online: z.boolean(),
  })
  .extend(reviewsHead);
export type RestaurantDetail = z.infer<typeof restaurantDetail>;

/** One time of a kind of table. */
const tableSlot = z.object({
  time: tableTime,
  nextDay: z.boolean(),
  state: z.enum(TABLE_STATES),
  /** Why it is not to be had; null where it is. */
  problem: z.enum(TABLE_PROBLEMS).nullable(),
});
export type TableSlot = z.infer<typeof tableSlot>;

export const tableSlots = z.object({
  day: z.iso.date(),
  zone: z.string(),
  /** The first days from today on: whether it opens then, and why not. */
  strip: z.array(z.object({ day: z.iso.date(), problem: z.enum(TABLE_PROBLEMS).nullable() })),
  /** Why the whole day is not to be had; null where some hour may be. */
  problem: z.enum(TABLE_PROBLEMS).nullable(),
  /** The largest party that it has tables for. */
  mostTogether: count,
  /** For a party that it has no tables for: other restaurants of the city with one free around the time; else null. */
  elsewhere: count.nullable(),
  hours: z.array(openingHours.omit({ weekday: true })),
  /** How long the table is this party's. */
  stayMinutes: z.int(),
  /** For how long a table that becomes free is held for who waits for it. */
  waitMinutes: z.int(),
  areas: z.array(
    diningArea.extend({
      /** Tables of it that this party takes; null where it does not fit. */
      tablesNeeded: z.int().nullable(),
      times: z.array(tableSlot),
    }),
  ),
  /** Over all kinds of tables: the best that each time has. */
  times: z.array(tableSlot),
  /** Times at which set menus are at a deal, with what a person pays for each of those. */
  atDeals: z.array(z.object({ time: tableTime, menus: z.array(z.object({ id: z.uuid(), price, deal: dealMark })) })),
  /** The next free times from the one asked for on, at most five. */
  next: z.array(freeTime),
  /** What this party pays ahead; null for nothing. */
  deposit: z.object({ each: price, people: z.int(), total: price }).nullable(),
  /** What cancelling costs of the deposit, for the time asked for; empty without one. */
  policy: z.array(policyStep),
});
export type TableSlots = z.infer<typeof tableSlots>;

/** What a booking or quote of a table is of: the `item` of its subject. */
export const diningItem = z.object({
  restaurantId: z.uuid(),
  areaId: z.uuid(),
  area: z.string(),
  /** Tables of it. */
  tables: z.int(),
  /** US cents that one person pays there at about; null where that is not known. */
  averageUsd: z.int().nullable(),
  /** The day whose night it is, the day by the calendar, and the hour by the restaurant's clock. */
  day: z.iso.date(),
  date: z.iso.date(),
  time: tableTime,
  zone: z.string(),
  people: z.int(),
  adults: z.int(),
  childAges: z.array(z.int()),
  stayMinutes: z.int(),
  occasion: z.enum(OCCASIONS),
  cuisines: z.array(cuisine),
  menus: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      courses: z.array(z.string()),
      count: z.int(),
      /** Settlement cents a person. */
      usd: z.int(),
      prepaid: z.boolean(),
    }),
  ),
  /** Settlement cents, taken off the bill at the restaurant; null for none. */
  deposit: z.object({ eachUsd: z.int(), people: z.int() }).nullable(),
  confirm: z.enum(CONFIRMED_BY),
  /** What the guests said of being late; null when they did not. */
  late: z.object({ minutes: z.int(), note: z.string(), at: moment }).nullable(),
  /** When the guests said that they still come; null when they did not. */
  comingAt: moment.nullable(),
  /** The order of the same customer's other table there at that time, which another group of the party has; null for none. */
  beside: z.uuid().nullable(),
  /** Whether the customer can have a second table there at that time, for another group of the party. */
  secondTable: z.boolean(),
});
export type DiningItem = z.infer<typeof diningItem>;

/** Somebody on the waiting list of a night, as they see it themselves. */
export const diningWait = z.object({
  id: z.uuid(),
  restaurantId: z.uuid(),
  restaurant: z.string(),
  cover: picture,
  zone: z.string(),
  day: z.iso.date(),
  /** The first and last hour at which they would sit down. */
  from: z.string(),
  to: z.string(),
  adults: z.int(),
  childAges: z.array(z.int()),
  areaId: z.uuid().nullable(),
  area: z.string().nullable(),
  /** How many wait for the same night since before. */
  ahead: count,
  /** The table that is held for them, and until when. */
  offer: z.object({ areaId: z.uuid(), area: z.string(), time: z.string(), startsAt: moment, until: moment }).nullable(),
});
export type DiningWait = z.infer<typeof diningWait>;
