import { z } from 'zod';
import { cents } from '../core/amounts.ts';
import { id, localized, moment, nothing, optionalText, pageOf, pageQuery, text } from '../core/validation.ts';

const usd = cents(100_000_000);
const country = z.string({ error: 'field.required' }).regex(/^[A-Z]{2}$/, 'field.invalid');
/** Grams or pieces. */
const unit = z.int('field.number').min(1, 'field.number').max(1_000_000, 'field.too_big');
const onceEach = (list: readonly string[]) => new Set(list).size === list.length;
const version = z.int().min(0);
const params = z.object({ id });

const postageBy = z.enum(['weight', 'count'], { error: 'field.invalid' });

const postageFields = {
  name: text(60),
  /** Countries it is for; the default rule has none and is for all others. */
  countries: z.array(country).max(250, 'field.too_big').refine(onceEach, 'field.invalid'),
  by: postageBy,
  /** What the first fee covers, in grams or pieces, and what each further fee covers. */
  firstUnit: unit,
  firstFeeUsd: usd,
  nextUnit: unit,
  nextFeeUsd: usd,
  /** Goods worth so much go free; null for never. */
  freeFromUsd: usd.nullable(),
};

const postageRule = z.object({
  ...postageFields,
  id: z.uuid(),
  isDefault: z.boolean(),
  version: z.int(),
  updatedAt: moment,
});
export type StaffPostageRule = z.infer<typeof postageRule>;

const taxFields = {
  /** Shown to customers beside the percentage; the one for everywhere else has no place to name. */
  name: localized(60),
  country,
  /** As written in addresses there; empty for the whole country. */
  region: optionalText(60),
  /** Basis points: 100 = 1 %. */
  bp: z.int('field.number').min(0, 'field.number').max(5_000, 'field.too_big'),
};

const taxRule = z.object({
  ...taxFields,
  country: z.string(),
  id: z.uuid(),
  isDefault: z.boolean(),
  version: z.int(),
  updatedAt: moment,
});
export type StaffTaxRule = z.infer<typeof taxRule>;

export const shapes = {
  listPostageRules: {
    query: z.object({ ...pageQuery, name: optionalText(60).optional(), country: country.optional() }),
    answer: pageOf(postageRule),
  },
  createPostageRule: {
    body: z.strictObject({ ...postageFields, countries: postageFields.countries.min(1, 'field.required') }),
    answer: postageRule,
  },
  updatePostageRule: { params, body: z.strictObject({ ...postageFields, version }), answer: postageRule },
  deletePostageRule: { params, answer: nothing },
  listTaxRules: {
    query: z.object({ ...pageQuery, name: optionalText(60).optional(), country: country.optional() }),
    answer: pageOf(taxRule),
  },
  createTaxRule: { body: z.strictObject(taxFields), answer: taxRule },
  updateTaxRule: {
    params,
    body: z.strictObject({ ...taxFields, country: z.union([country, z.literal('')]), version }),
    answer: taxRule,
  },
  deleteTaxRule: { params, answer: nothing },
};
