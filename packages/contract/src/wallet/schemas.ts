import { z } from 'zod';
import { typedAmount } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  password,
  price,
  text,
} from '../core/validation.ts';
import { RECORD_GROUP_NAMES } from './record-groups.ts';

const unit = z.enum(['money', 'points'], { error: 'field.invalid' });

/** Money is a price, points are whole points. */
const figure = z.union([price, z.int()]);
export type Figure = z.infer<typeof figure>;

/** A month or day of the shop's time zone. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'field.invalid');
const day = z.iso.date('field.invalid');

/** One balance record: read from the ledger's entries. */
const moneyRecord = z.object({
  id: z.string(),
  unit,
  kind: z.string(),
  group: z.enum(RECORD_GROUP_NAMES),
  /** What it was about, such as an order's number or the masked name of the other side. */
  title: z.string(),
  note: z.string(),
  amount: figure,
  before: figure,
  after: figure,
  at: moment,
  /** The day of the shop's time zone it counts to. */
  day,
  /** What caused it; null when there is nothing to look at. */
  reference: z.object({ kind: z.string(), id: z.string() }).nullable(),
});
export type MoneyRecord = z.infer<typeof moneyRecord>;

const inAndOut = { in: figure, out: figure };

/** Something under way that the wallet tells of. */
const walletNotice = z.object({
  kind: z.enum(['top_up', 'withdrawal']),
  /** A key of `wallet.notice.<kind>.<state>`. */
  state: z.string(),
  id: z.uuid(),
  amount: price,
  at: moment,
});
export type WalletNotice = z.infer<typeof walletNotice>;

const walletView = z.object({
  balance: price,
  held: price,
  points: z.int(),
  month: z.object({ month, ...inAndOut }),
  today: day,
  timeZone: z.string(),
  notices: z.array(walletNotice),
  recent: z.array(moneyRecord),
});
export type WalletView = z.infer<typeof walletView>;

const transferView = z.object({
  id: z.uuid(),
  way: z.enum(['in', 'out']),
  /** The other side, masked. */
  name: z.string(),
  avatar: picture.nullable(),
  amount: price,
  note: z.string(),
  at: moment,
});
export type TransferView = z.infer<typeof transferView>;

/** An e-mail or an invite code. */
const to = text(limits.email);
const maskedName = z.string();

export const shapes = {
  wallet: { answer: walletView },
  moneyLog: {
    query: z.object({
      ...feedQuery,
      unit: unit.optional().default('money'),
      way: z.enum(['in', 'out'], { error: 'field.invalid' }).optional(),
      group: z.enum(RECORD_GROUP_NAMES, { error: 'field.invalid' }).optional(),
      month: month.optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    answer: feedOf(moneyRecord).extend({
      /** What came in and went out in each month that this stretch touches, under the same filters. */
      months: z.array(z.object({ month, ...inAndOut })),
      today: day,
      timeZone: z.string(),
    }),
  },
  transferRecipient: {
    query: z.object({ to }),
    answer: z.object({
      name: maskedName,
      avatar: picture.nullable(),
      available: price,
      minimum: price,
      maximum: price,
    }),
  },
  transferMoney: {
    body: z.strictObject({
      to,
      amount: typedAmount,
      password,
      note: optionalParagraphs(limits.transferNote).optional().default(''),
      /** The masked name the sender has confirmed; refused when it is another by now. */
      name: optionalText(limits.nickname).optional(),
    }),
    answer: transferView,
  },
  transferDetails: { query: z.object({ id }), answer: transferView },
  statementMonths: {
    query: z.object({ unit: unit.optional().default('money') }),
    answer: z.object({
      timeZone: z.string(),
      list: z.array(z.object({ month, ...inAndOut, entries: count, open: z.boolean() })),
    }),
  },
  statement: {
    query: z.object({
      month,
      unit: unit.optional().default('money'),
      format: z.enum(['csv', 'pdf'], { error: 'field.invalid' }),
    }),
    answer: z.object({ fileName: z.string(), contentType: z.string(), base64: z.string() }),
  },
};
