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
  queryFlag,
  text,
} from '../../core/validation.ts';
import { CODE_STATES, MEAL_HINDRANCES } from './facts.ts';
import { mealReport, mealReportQuery } from './report-schemas.ts';
import { mealSetFields, mealSetInput, soundMealSet } from './staff-input.ts';
import { mealPlace, usableTimes, yearDay } from './views.ts';

const invalid = { error: 'field.invalid' };
const params = z.object({ id });
const code = text(40);

/** Texts of an answer: as stored, empty ones left out. */
const texts = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const staffMealSetRow = z.object({
  id: z.uuid(),
  name: z.string(),
  cover: picture,
  /** Names of the restaurants that serve it, in their order. */
  places: z.array(z.string()),
  people: z.int(),
  usd: z.int(),
  valueUsd: z.int(),
  stock: count,
  held: count,
  sold: count,
  /** Pieces that were used, and those that expired unused. */
  used: count,
  expired: count,
  online: z.boolean(),
  sortWeight: z.int(),
  createdAt: moment,
  version: z.int(),
});
export type StaffMealSetRow = z.infer<typeof staffMealSetRow>;

const staffMealSet = z.object({
  ...mealSetFields.shape,
  name: texts,
  story: texts,
  courses: z.array(
    z.object({
      name: texts,
      choose: z.int(),
      of: z.array(z.object({ name: texts, valueUsd: z.int() })),
    }),
  ),
  id: z.uuid(),
  /** The restaurants with their names and cities, in the reader's language. */
  places: z.array(z.object({ id: z.uuid(), name: z.string(), city: z.string() })),
  held: count,
  sold: count,
  createdAt: moment,
  version: z.int(),
});
export type StaffMealSet = z.infer<typeof staffMealSet>;

/** What a code is of, for whoever it is presented to. */
const presentedMeal = z.object({
  code: z.string(),
  number: z.int(),
  pieces: z.int(),
  state: z.enum(CODE_STATES),
  set: z.string(),
  people: z.int(),
  courses: z.array(z.object({ name: z.string(), choose: z.int(), of: z.array(z.string()) })),
  places: z.array(mealPlace),
  usable: usableTimes,
  blackout: z.array(yearDay),
  perTable: z.int(),
  validUntil: moment,
  usedAt: moment.nullable(),
  usedBy: z.string(),
  place: z.string().nullable(),
  /** Until when whoever scanned it may undo that. */
  undoUntil: moment.nullable(),
  /** Why an unused piece cannot be used now at the restaurant that was asked about; null where it can, or none was. */
  hindrance: z.enum(MEAL_HINDRANCES).nullable(),
  order: z.object({ id: z.uuid(), number: z.string(), contact: z.string() }),
});
export type PresentedMeal = z.infer<typeof presentedMeal>;

export const shapes = {
  listMealSets: {
    query: z.object({
      ...pageQuery,
      name: optionalText(60).optional(),
      city: id.optional(),
      restaurant: id.optional(),
      online: queryFlag.optional(),
      sort: z.enum(['createdAt', 'name', 'usd', 'sold', 'sortWeight'], invalid).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
    }),
    answer: pageOf(staffMealSetRow).extend({ counts: z.object({ all: count, online: count, offline: count }) }),
  },
  readMealSet: { params, answer: staffMealSet },
  createMealSet: { body: mealSetInput, answer: staffMealSet },
  updateMealSet: {
    params,
    body: mealSetFields.extend({ version: z.int().min(1) }).superRefine(soundMealSet),
    answer: staffMealSet,
  },
  setMealSetsOnline: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean(),
    }),
    answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
  },
  mealReport: { query: mealReportQuery, answer: mealReport },
  mealSetChoices: {
    query: z.object({ keyword: optionalText(limits.searchKeyword).optional() }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string() })),
  },
  findMealCode: { query: z.object({ code, restaurantId: id.optional() }), answer: presentedMeal },
  useMealCode: { body: z.strictObject({ code, restaurantId: id }), answer: presentedMeal },
  undoMealCode: { body: z.strictObject({ code }), answer: presentedMeal },
};
