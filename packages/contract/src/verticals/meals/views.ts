import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { reviewsHead } from '../../travel/review-views.ts';
import { CODE_STATES, MEAL_REFUNDS } from './facts.ts';

const hour = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** When a piece can be used, by the clock of the restaurant; an hour that is not after `from` is of the next day. */
export const usableTimes = z.object({
  /** 1 for Monday to 7 for Sunday. */
  weekdays: z.array(z.int().min(1).max(7)),
  from: hour,
  to: hour,
});
export type UsableTimes = z.infer<typeof usableTimes>;

/** A day of every year on which pieces are not used, `12-24`. */
export const yearDay = z.string().regex(/^\d\d-\d\d$/);

export const mealPlace = z.object({
  id: z.uuid(),
  name: z.string(),
  city: z.string(),
  area: z.string(),
});
export type MealPlace = z.infer<typeof mealPlace>;

export const mealCard = z.object({
  id: z.uuid(),
  name: z.string(),
  cover: picture,
  /** People that a piece is for. */
  people: z.int(),
  /** A piece, at the discount deal where there is one. */
  price,
  deal: dealMark,
  /** What its dishes cost one by one. */
  value: price,
  savingPercent: z.int(),
  sold: count,
  /** Pieces that are left, where they are few; null where there are enough. */
  left: count.nullable(),
  /** 0 to 10 with one decimal; null before the first comment. */
  score: z.number().nullable(),
  reviews: count,
  /** How long a piece bought now can be used: its last day. */
  validTo: z.iso.date(),
  usable: usableTimes,
  needsTable: z.boolean(),
  refund: z.enum(MEAL_REFUNDS),
  /** Unused pieces are given back by themselves once they cannot be used any more. */
  refundAtExpiry: z.boolean(),
  /** Where it can be used. */
  places: z.array(mealPlace),
});
export type MealCard = z.infer<typeof mealCard>;

/** A course: so many of its dishes are chosen at the table. */
const courseOf = <T extends z.ZodType>(value: T) =>
  z.object({
    name: z.string(),
    choose: z.int(),
    of: z.array(z.object({ name: z.string(), value })),
  });

const fullPlace = mealPlace.extend({
  address: z.string(),
  phone: z.string(),
  latitude: z.number(),
  longitude: z.number(),
});

export const mealDetail = mealCard
  .omit({ places: true })
  .extend({
    story: z.string(),
    gallery: z.array(media),
    courses: z.array(courseOf(price)),
    blackout: z.array(yearDay),
    /** Days from the purchase on. */
    validDays: z.int(),
    perCustomer: z.int(),
    /** Pieces that can be used at one visit. */
    perTable: z.int(),
    places: z.array(fullPlace),
  })
  .extend(reviewsHead);
export type MealDetail = z.infer<typeof mealDetail>;

/** One piece of an order. */
const mealCode = z.object({
  /** 1 for the first piece. */
  number: z.int(),
  /** Presented at the restaurant; null to others than the owner. */
  code: z.string().nullable(),
  state: z.enum(CODE_STATES),
  /** Settlement cents and points paid for it: what comes back with it. */
  paidUsd: z.int(),
  points: z.int(),
  usedAt: moment.nullable(),
  /** The restaurant where it was used. */
  place: z.string().nullable(),
});
export type MealCode = z.infer<typeof mealCode>;

/** What an order or quote of set meals is of: the `item` of its subject. */
const mealItem = z.object({
  setId: z.uuid(),
  pieces: z.int(),
  people: z.int(),
  /** Settlement cents a piece, and what its dishes cost one by one. */
  usd: z.int(),
  valueUsd: z.int(),
  courses: z.array(courseOf(z.int())),
  usable: usableTimes,
  blackout: z.array(yearDay),
  perTable: z.int(),
  needsTable: z.boolean(),
  validTo: z.iso.date(),
  refund: z.enum(MEAL_REFUNDS),
  refundAtExpiry: z.boolean(),
  places: z.array(fullPlace),
  /** Empty until paid. */
  codes: z.array(mealCode),
  /** Whether unused pieces can be given back now. */
  mayGiveBack: z.boolean(),
});
export type MealItem = z.infer<typeof mealItem>;
