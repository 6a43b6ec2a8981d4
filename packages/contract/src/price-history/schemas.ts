import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, id, moment, nothing, price } from '../core/validation.ts';

const invalid = { error: 'field.invalid' };
const day = z.iso.date(invalid);
/** What a price is of, as deals name it: `cabin:FROM_TO/economy`, `hotel:ID`, `tour:ID`, `product:ID`; of a deal that is sold out `deal:ID`. */
const key = z
  .string({ error: 'field.required' })
  .max(160, 'field.too_long')
  .regex(/^[a-z]+:[\w/-]+$/, 'field.invalid');

const ALERT_KINDS = ['flight', 'hotel', 'tour', 'tourcombo', 'combo', 'product', 'deal'] as const;

/** What somebody wants to hear of: a price that falls, or a deal of which something comes back. */
const alertWish = z
  .strictObject({
    kind: z.enum(ALERT_KINDS, invalid),
    key,
    /** Of flights, tours and combos the day of travel, of stays that of arrival; null for any. */
    day: day.nullable(),
    /** Of stays the day of departure, of flights that of the way back; null for none. */
    until: day.nullable(),
  })
  .superRefine(({ kind, day: from, until }, context) => {
    const at = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if ((kind === 'flight' || kind === 'hotel') && from === null) at('day', 'field.required');
    if (kind === 'hotel' && until === null) at('until', 'field.required');
    if (from !== null && until !== null && (kind === 'hotel' ? until <= from : until < from))
      at('until', 'field.invalid');
    if ((kind === 'product' || kind === 'deal') && from !== null) at('day', 'field.invalid');
    if (kind !== 'hotel' && kind !== 'flight' && until !== null) at('until', 'field.invalid');
  });
export type AlertWish = z.infer<typeof alertWish>;

const priceAlert = z.object({
  id: z.uuid(),
  kind: z.enum(ALERT_KINDS),
  key: z.string(),
  day: z.iso.date().nullable(),
  until: z.iso.date().nullable(),
  name: z.string(),
  place: z.string(),
  cover: picture.nullable(),
  /** Parameters of the screen that it leads to; null where it is not sold any more. */
  target: z.record(z.string(), z.string()).nullable(),
  /** What it cost when it was asked for, and when it was looked at last; null of deals, and where nothing can be had. */
  asked: price.nullable(),
  now: price.nullable(),
  checkedAt: moment,
  /** When it was sent; null as long as it was not. */
  notifiedAt: moment.nullable(),
});
export type PriceAlert = z.infer<typeof priceAlert>;

const usual = z.object({
  /** Between these the middle half of the prices was, for the same unit and month of travel. */
  from: price,
  to: price,
  /** The price of the day that is asked about, and where it is. */
  now: price,
  is: z.enum(['low', 'usual', 'high']),
  /** Days of the log that this is worked out of. */
  days: count,
});
export type UsualPrice = z.infer<typeof usual>;

export const shapes = {
  usualPrice: {
    query: z.object({ kind: z.enum(['flight', 'hotel', 'tour'], invalid), key, day }),
    /** Null where too few days are known. */
    answer: usual.nullable(),
  },
  priceAlerts: { answer: z.object({ list: z.array(priceAlert), max: count }) },
  addPriceAlert: { body: alertWish, answer: priceAlert },
  deletePriceAlert: { body: z.strictObject({ id }), answer: nothing },
};
