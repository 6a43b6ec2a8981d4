import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  distinct,
  id,
  localized,
  moment,
  nothing,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
} from '../core/validation.ts';
import { termKind, travelScreen } from './schemas.ts';

const localizedView = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});
/** A text that may be empty in every language. */
const optionalLocalized = z.strictObject({
  'en-US': optionalText(limits.interestName),
  'zh-cn': optionalText(limits.interestName).optional(),
  es: optionalText(limits.interestName).optional(),
  pt: optionalText(limits.interestName).optional(),
});

const shared = {
  enabled: z.boolean(),
  sortWeight: z.int('field.number').min(0, 'field.too_small').max(9_999, 'field.too_big'),
};
const kept = { id: z.uuid(), createdAt: moment, version: z.int() };

const termInput = z.strictObject({ kind: termKind, name: localized(limits.interestName), ...shared });
export type TermInput = z.output<typeof termInput>;
const staffTerm = z.object({ ...kept, ...shared, kind: termKind, name: localizedView });
export type StaffTerm = z.infer<typeof staffTerm>;

const homeCategoryInput = z.strictObject({
  title: localized(limits.interestName),
  subtitle: optionalLocalized,
  image: picture.nullable(),
  screen: travelScreen,
  ...shared,
});
export type HomeCategoryInput = z.output<typeof homeCategoryInput>;
const staffHomeCategory = z.object({
  ...kept,
  ...shared,
  title: localizedView,
  subtitle: localizedView,
  image: picture.nullable(),
  screen: z.string(),
  /** Shown on the storefront now: it is enabled and its vertical exists. */
  shown: z.boolean(),
});
export type StaffHomeCategory = z.infer<typeof staffHomeCategory>;

const listQuery = {
  ...pageQuery,
  name: optionalText(limits.interestName).optional(),
  enabled: queryFlag.optional(),
  sort: z.enum(['sortWeight', 'createdAt'], { error: 'field.invalid' }).optional().default('sortWeight'),
  order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
};
const counts = z.object({ all: count, enabled: count, disabled: count });
const params = z.object({ id });
const version = z.int().min(0);
const flags = {
  body: z.strictObject({
    ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
    enabled: z.boolean(),
  }),
  answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
};

export const shapes = {
  listTerms: {
    query: z.object({ ...listQuery, kind: termKind.optional() }),
    answer: pageOf(staffTerm).extend({ counts }),
  },
  createTerm: { body: termInput, answer: staffTerm },
  updateTerm: { params, body: termInput.extend({ version }), answer: staffTerm },
  setTermFlags: flags,
  deleteTerm: { params, answer: nothing },
  listHomeCategories: {
    query: z.object({ ...listQuery, screen: travelScreen.optional() }),
    answer: pageOf(staffHomeCategory).extend({ counts }),
  },
  createHomeCategory: { body: homeCategoryInput, answer: staffHomeCategory },
  updateHomeCategory: { params, body: homeCategoryInput.extend({ version }), answer: staffHomeCategory },
  setHomeCategoryFlags: flags,
  deleteHomeCategory: { params, answer: nothing },
};
