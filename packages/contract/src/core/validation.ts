import { z } from 'zod';
import { limits } from './limits.ts';
import { LOCALES } from './locale.ts';
import { isTimeZone, zoneToday } from './time-zone.ts';

/** Zod pieces shared by slices. A message is always a translation key; the edge sends it as `data.fields[field]`. */
export const id = z.uuid({ error: 'field.invalid' });
export const count = z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** A whole number that arrives in a query string. */
export const queryInt = (min: number, max: number) =>
  z
    .string()
    .regex(/^(0|[1-9]\d{0,8})$/, 'field.number')
    .transform(Number)
    .pipe(z.int().min(min, 'field.too_small').max(max, 'field.too_big'));

/** `'1'` or `'0'` in a query string. */
export const queryFlag = z.enum(['0', '1'], { error: 'field.invalid' }).transform((value) => value === '1');

/**
 * A list in which nothing stands twice: ids, codes, or lines by what `of` takes of them, where lines without it (null or
 * undefined) are new ones.
 */
export const distinct = <T extends z.ZodType>(
  list: z.ZodArray<T>,
  of: (item: z.output<T>) => unknown = (item) => item,
): z.ZodArray<T> =>
  list
    .refine((items) => {
      const named = items.map(of).filter((name) => name !== undefined && name !== null);
      return new Set(named).size === named.length;
    }, 'field.twice')
    .meta({ uniqueItems: true });

/** Several names in a query string, `wifi,pool`, each of them once; empty for none. */
export const queryList = <T extends z.ZodType<unknown, string>>(name: T, most: number, tooMany = 'field.invalid') =>
  z
    .string()
    .transform((text) => text.split(',').filter((part) => part !== ''))
    .pipe(distinct(z.array(name).max(most, tooMany)));

/** Every NUL and lone surrogate is refused: PostgreSQL cannot keep them. */
const storable = (value: string): boolean => !value.includes('\u0000') && value.isWellFormed();

/** Signs that end a line or a cell; within a text of one line they part words. */
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/g;
/** Signs that control a device, or turn the direction of writing of what stands behind them (Unicode, UAX 9). */
const CONTROLS = /(?!\0)[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu;

/** Returns a text as one line that is seen as it was typed: breaks become a space, unseen signs that could change others go. */
export const oneLine = (typed: string): string => typed.replace(BREAKS, ' ').replace(CONTROLS, '');

/** What is seen of a text: neither spaces nor signs that have no look of their own (Unicode, Default_Ignorable_Code_Point). */
const SEEN = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Whether anything of a text is seen; a name of unseen signs is none. */
const isSeen = (typed: string): boolean => SEEN.test(typed);

/** A trimmed text of one line, of 1 to `max` characters of which something is seen. */
export const text = (max: number, emptyKey = 'field.required') =>
  z
    .string({ error: emptyKey })
    .overwrite(oneLine)
    .trim()
    .min(1, { error: emptyKey, abort: true })
    .refine(isSeen, { error: emptyKey, abort: true })
    .max(max, 'field.too_long')
    .refine(storable, 'field.invalid');

/** A trimmed text of one line, of 0 to `max` characters. */
export const optionalText = (max: number) =>
  z
    .string({ error: 'field.invalid' })
    .overwrite(oneLine)
    .trim()
    .max(max, 'field.too_long')
    .refine(storable, 'field.invalid');

/** A trimmed text of any number of lines, of 1 to `max` characters of which something is seen. */
export const paragraphs = (max: number, emptyKey = 'field.required') =>
  z
    .string({ error: emptyKey })
    .trim()
    .min(1, { error: emptyKey, abort: true })
    .refine(isSeen, { error: emptyKey, abort: true })
    .max(max, 'field.too_long')
    .refine(storable, 'field.invalid');

/** A trimmed text of any number of lines, of 0 to `max` characters. */
export const optionalParagraphs = (max: number) =>
  z.string({ error: 'field.invalid' }).trim().max(max, 'field.too_long').refine(storable, 'field.invalid');

/** A text without signs that end a line, control a device or turn the direction of writing. */
const ONE_LINE = /^[^\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]*$/u;

/** A number or code that another system gave, such as an article or parcel number, stored unchanged. */
export const foreignNumber = (max: number, messageKey: string) => paragraphs(max).regex(ONE_LINE, messageKey);

/** The name of a time zone (IANA), kept as it is called today. */
export const timeZoneName = text(limits.timeZone).refine(isTimeZone, 'field.time_zone').transform(zoneToday);

/** Signs that are not seen and that chats, tables and web pages leave beside what is copied from them. */
const BESIDE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

export const email = z
  .string({ error: 'field.email_required' })
  .overwrite((typed) => typed.replace(BESIDE, ''))
  .trim()
  .min(1, 'field.email_required')
  .max(limits.email, 'field.email_too_long')
  .pipe(z.email('field.email_format'));

export const password = z
  .string({ error: 'field.password_required' })
  .min(1, 'field.password_required')
  .min(limits.passwordMin, 'field.password_length')
  .max(limits.passwordMax, 'field.password_length')
  .refine(storable, 'field.invalid');

/** The password of an account that exists: any characters, unchanged, of whatever length it once could have. */
export const presentPassword = z
  .string({ error: 'field.password_required' })
  .min(1, 'field.password_required')
  .max(100, 'field.too_long')
  .refine(storable, 'field.invalid');

export const staffPassword = z
  .string({ error: 'field.password_required' })
  .min(1, 'field.password_required')
  .min(limits.staffPasswordMin, 'field.staff_password_length')
  .max(limits.staffPasswordMax, 'field.staff_password_length')
  .refine(storable, 'field.invalid');

export const localeCode = z.enum(LOCALES, { error: 'field.invalid' });

/** A content text of one line in the product's languages; English is required. */
export const localized = (max: number) =>
  z.strictObject({
    'en-US': text(max),
    'zh-cn': optionalText(max).optional(),
    es: optionalText(max).optional(),
    pt: optionalText(max).optional(),
  });

/** The same of any number of lines. */
export const localizedParagraphs = (max: number) =>
  z.strictObject({
    'en-US': paragraphs(max),
    'zh-cn': optionalParagraphs(max).optional(),
    es: optionalParagraphs(max).optional(),
    pt: optionalParagraphs(max).optional(),
  });

export const pageQuery = {
  page: queryInt(1, 100_000).optional().default(1),
  limit: queryInt(1, 100).optional().default(20),
};
export const feedQuery = {
  cursor: z.string().max(500, 'field.invalid').optional(),
  limit: queryInt(1, 100).optional().default(20),
};

export const pageOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), total: count, page: count, limit: count });

/** How far a list that may have millions of rows is counted; the number stands for as many and more. */
export const COUNTED_TO = 10_000;
/** A page of such a list: `total` and every count end at `countedTo`. */
export const countedPageOf = <T extends z.ZodType>(item: T) => pageOf(item).extend({ countedTo: count });
export const feedOf = <T extends z.ZodType>(item: T) =>
  z.object({ list: z.array(item), cursor: z.string().nullable() });

/**
 * An amount in an answer: `usd` is what counts (settlement cents), `amount` is what is shown, in minor units of
 * `currency` (the currency asked for, or the one an order froze). `decimals` of the currency as they were when the
 * amount was worked out; left out for the settlement currency, which has two.
 */
export const price = z.object({
  usd: z.int(),
  amount: z.int(),
  currency: z.string(),
  decimals: z.int().min(0).max(8).optional(),
});
export type Price = z.infer<typeof price>;

/** A moment as ISO 8601 in UTC. */
export const moment = z.iso.datetime();
export const nothing = z.null();
