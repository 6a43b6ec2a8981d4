import { z } from 'zod';
import { decimalText } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { count, localized, moment, optionalText, pageOf, pageQuery, queryFlag, text } from '../core/validation.ts';
import { localizedView } from '../languages/staff-schemas.ts';

const flag = z.boolean({ error: 'field.invalid' });
const weight = z.int({ error: 'field.number' }).min(0, 'field.too_small').max(100_000, 'field.too_big');
const version = z.int().min(1);
const code = z.string({ error: 'field.required' }).regex(/^[A-Z]{3,10}$/, 'field.currency_code');

/** Units that one USD buys, as a decimal text: at most twelve digits before the point and twelve after it. */
export const rateText = decimalText({ whole: 12, decimals: 12 }, 'field.rate').refine(
  (value) => /[1-9]/.test(value),
  'field.rate',
);
const rate = rateText;
const source = text(limits.rateSource);

const currencyInput = z.strictObject({
  name: localized(limits.categoryName),
  symbol: text(limits.currencyUnit),
  enabled: flag,
  /** What devices that chose none are shown prices in. */
  isDefault: flag,
  sortWeight: weight,
});
export type CurrencyInput = z.infer<typeof currencyInput>;

const newCurrency = currencyInput.extend({
  id: code,
  /** Never changed: amounts of orders are kept in these minor units. */
  decimals: z.int({ error: 'field.number' }).min(0, 'field.too_small').max(8, 'field.too_big'),
  rate,
  source,
});
export type NewCurrency = z.infer<typeof newCurrency>;

const staffCurrency = z.object({
  /** The code. */
  id: z.string(),
  name: localizedView,
  symbol: z.string(),
  decimals: z.int(),
  enabled: z.boolean(),
  isDefault: z.boolean(),
  /** The one that everything is paid in. */
  settlement: z.boolean(),
  sortWeight: z.int(),
  /** The rate in force; null before the first has begun. */
  rate: z.string().nullable(),
  rateSince: moment.nullable(),
  rateSource: z.string().nullable(),
  rateBy: z.string().nullable(),
  /** The rate is older than the parameter allows. */
  stale: z.boolean(),
  /** Rates that have not begun. */
  upcoming: count,
  version: z.int(),
  updatedAt: moment,
});
export type StaffCurrency = z.infer<typeof staffCurrency>;

const currencyRate = z.object({
  /** When it begins, as lists need an id. */
  id: moment,
  rate: z.string(),
  source: z.string(),
  enteredBy: z.string(),
  enteredAt: moment,
  state: z.enum(['upcoming', 'in_force', 'past']),
});
export type CurrencyRate = z.infer<typeof currencyRate>;

const params = z.object({ id: code });

export const shapes = {
  listCurrencies: {
    query: z.object({
      ...pageQuery,
      code: optionalText(limits.code).optional(),
      enabled: queryFlag.optional(),
      stale: queryFlag.optional(),
    }),
    answer: pageOf(staffCurrency).extend({ counts: z.object({ all: count, stale: count, off: count }) }),
  },
  readCurrency: { params, answer: staffCurrency },
  createCurrency: { body: newCurrency, answer: staffCurrency },
  updateCurrency: { params, body: currencyInput.extend({ version }), answer: staffCurrency },
  listRates: { query: z.object({ ...pageQuery, code }), answer: pageOf(currencyRate) },
  addRate: {
    params,
    body: z.strictObject({
      rate,
      source,
      /** When it begins; null for now. */
      validFrom: moment.nullable(),
      /** It is meant, though it differs much from the one before. */
      confirmed: flag,
      version,
    }),
    answer: staffCurrency,
  },
  removeRate: { params, body: z.strictObject({ validFrom: moment, version }), answer: staffCurrency },
};
