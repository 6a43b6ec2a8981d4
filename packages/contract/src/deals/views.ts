import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, moment, price } from '../core/validation.ts';
import { DEAL_KINDS, OPEN_DEAL_STATES } from './deal-facts.ts';

/** Days that a deal holds on, of the place's own calendar, both ends included; null for any. Weekdays from 1, Monday. */
export const dealDays = z.object({
  from: z.iso.date().nullable(),
  to: z.iso.date().nullable(),
  weekdays: z.array(z.int()),
});

/** Hours from which until which guests sit down, both included. */
export const dealHours = z.object({ from: z.string(), to: z.string() });

export const dealCard = z.object({
  id: z.uuid(),
  kind: z.enum(DEAL_KINDS),
  state: z.enum(OPEN_DEAL_STATES),
  title: z.string(),
  /** A sentence about it; empty for goods. */
  line: z.string(),
  /** Null for a city without a picture. */
  cover: picture.nullable(),
  /** What it is on, such as a hotel or a pair of cities, and where that is; empty for goods. */
  subject: z.string(),
  place: z.string(),
  startsAt: moment,
  endsAt: moment,
  /** The least that a unit costs at it, and what the same costs otherwise; null where nothing of it can be had. */
  now: price.nullable(),
  was: price.nullable(),
  /** Off the price, in whole percent; null where it is not known. */
  percent: z.int().nullable(),
  /** Whom a unit is priced for, where that is not said by its kind. */
  party: z.object({ adults: count, children: count }).nullable(),
  quota: count,
  /** Units that are left; those in unpaid orders are not. */
  left: count,
  /** Units in orders that are not paid yet, and when the first of them runs out; null for none. */
  waiting: z.object({ units: count, until: moment }).nullable(),
  perCustomer: count.nullable(),
  /** Null where it holds on any day. */
  days: dealDays.nullable(),
  /** Hours from which until which guests sit down at it, both included; null where it holds at any. */
  hours: dealHours.nullable(),
});
export type DealCard = z.infer<typeof dealCard>;

/**
 * What a unit costs on a day at least: `was` without the deal, `now` at it, and `before` what is shown as the price before, null where the
 * deal is not below it; `now` is null on a day that the deal does not hold on. `stays` are the numbers of units that can be
 * booked from that day on, rising: nights of a stay that begins then, none where one cannot arrive; without nights, one, and none once its
 * hours are over or taken. `time` is the first hour that can still be booked at the deal; null of what is had at none.
 */
const dealDay = z.object({
  day: z.iso.date(),
  was: price,
  now: price.nullable(),
  before: price.nullable(),
  stays: z.array(z.int()),
  time: z.string().nullable(),
});
export type DealDay = z.infer<typeof dealDay>;

export const dealDetail = dealCard.extend({
  /** The days on which something can be had, in their order; empty for what has no days. */
  calendar: z.array(dealDay),
  /** Parameters of the screen that it is bought on, such as the id of the hotel. */
  target: z.record(z.string(), z.string()),
  /** The first day whose prices are known, where that is less than `PRIOR_DAYS` before it begins: `was` is the lowest since then; null where all of them are known. */
  pricesSince: z.iso.date().nullable(),
  /** Minutes that an unpaid order keeps it; null where that differs. */
  keptMinutes: count.nullable(),
});
export type DealDetail = z.infer<typeof dealDetail>;
