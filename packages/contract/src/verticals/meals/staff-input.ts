import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { media, picture } from '../../core/picture.ts';
import { distinct, id, localized, optionalParagraphs } from '../../core/validation.ts';
import { MEAL_REFUNDS } from './facts.ts';
import { mealLimits } from './limits.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

/** A text in the product's languages that may be empty in all of them. */
const anyTexts = (max: number) =>
  z.strictObject({
    'en-US': optionalParagraphs(max),
    'zh-cn': optionalParagraphs(max).optional(),
    es: optionalParagraphs(max).optional(),
    pt: optionalParagraphs(max).optional(),
  });

const dish = z.strictObject({
  name: localized(mealLimits.dishName),
  /** US cents that it costs by itself. */
  valueUsd: cents(mealLimits.usd),
});

/** A course: so many of its dishes are chosen at the table. */
const course = z.strictObject({
  name: localized(mealLimits.courseName),
  /** The same dish may be chosen more than once. */
  choose: whole(1, mealLimits.people),
  of: z.array(dish).min(1, 'field.required').max(mealLimits.dishes, 'field.too_big'),
});
export type CourseInput = z.output<typeof course>;

const hour = z.string({ error: 'field.meal_hour' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.meal_hour');
/** 2024 has every day that a year can have. */
const isYearDay = (day: string): boolean => z.iso.date().safeParse(`2024-${day}`).success;
const yearDayInput = z
  .string({ error: 'field.meal_year_day' })
  .regex(/^\d\d-\d\d$/, 'field.meal_year_day')
  .refine(isYearDay, 'field.meal_year_day');

export const mealSetFields = z.strictObject({
  name: localized(mealLimits.name),
  story: anyTexts(mealLimits.story),
  cover: picture,
  gallery: z.array(media).max(mealLimits.gallery, 'field.too_big'),
  courses: z.array(course).min(1, 'field.required').max(mealLimits.courses, 'field.too_big'),
  /** People that a piece is for. */
  people: whole(1, mealLimits.people),
  /** US cents that its dishes cost one by one, and what a piece costs. */
  valueUsd: cents(mealLimits.usd, 1),
  usd: cents(mealLimits.usd, 1),
  /** Pieces that there are, those sold included. */
  stock: whole(0, mealLimits.stock),
  perCustomer: whole(1, mealLimits.stock),
  /** Pieces of an order that can be used at one visit. */
  perTable: whole(1, mealLimits.pieces),
  /** Days from the purchase on. */
  validDays: whole(1, mealLimits.validDays),
  /** No piece can be used after this day, however late it was bought. */
  validUntil: z.iso.date(invalid).nullable(),
  usable: z.strictObject({
    /** 1 for Monday to 7 for Sunday. */
    weekdays: distinct(z.array(whole(1, 7)).min(1, 'field.required').max(7, 'field.too_big')),
    from: hour,
    /** Not after `from`: of the next day. */
    to: hour,
  }),
  /** Days of every year, `12-24`. */
  blackout: distinct(z.array(yearDayInput).max(mealLimits.blackout, 'field.too_big')),
  needsTable: z.boolean(),
  refund: z.enum(MEAL_REFUNDS, invalid),
  refundAtExpiry: z.boolean(),
  /** The restaurants that serve it, in their order. */
  restaurants: distinct(z.array(id).min(1, 'field.required').max(mealLimits.places, 'field.too_big')),
  online: z.boolean(),
  sortWeight: whole(0, 9_999),
});
type Fields = z.output<typeof mealSetFields>;

/** The most that dishes chosen from courses cost one by one, in US cents. */
export const dearestUsd = (courses: readonly Pick<CourseInput, 'choose' | 'of'>[]): number =>
  courses.reduce((sum, { choose, of }) => sum + choose * Math.max(0, ...of.map(({ valueUsd }) => valueUsd)), 0);

/** Refuses a value that no choice of dishes has, and a price above the value. */
export const soundMealSet = (set: Fields, context: z.RefinementCtx): void => {
  const at = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (set.valueUsd > dearestUsd(set.courses)) at('valueUsd', 'field.meal_value');
  if (set.usd > set.valueUsd) at('usd', 'field.meal_price');
};

export const mealSetInput = mealSetFields.superRefine(soundMealSet);
export type MealSetInput = z.output<typeof mealSetInput>;
