import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { count, id, moment, optionalText, pageOf, pageQuery, queryInt } from '../core/validation.ts';
import { TRAVEL_KINDS } from '../travel/kinds.ts';
import { dayCount, QUICK_RANGES, STEPS } from './ranges.ts';

/** What an order is of: goods, or the name of its vertical. */
export const ORDER_KINDS = ['goods', ...TRAVEL_KINDS] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];
export const orderKind = z.enum(ORDER_KINDS, { error: 'field.invalid' });

/** Days one report may span, about three years. */
const REPORT_DAYS_MAX = 1_100;
/** Days that may be counted again at a time. */
export const REBUILD_DAYS_MAX = 31;

const day = z.iso.date('field.invalid').refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.invalid');
const invalid = { error: 'field.invalid' } as const;

type RangeInput = { range?: string | undefined; from?: string | undefined; to?: string | undefined };
/** A quick range, or both days of a free one; without any the month so far. */
export const dayQuery = {
  range: z.enum(QUICK_RANGES, invalid).optional(),
  from: day.optional(),
  to: day.optional(),
};
const both = ({ from, to }: RangeInput): boolean => (from === undefined) === (to === undefined);
const inOrder = ({ from, to }: RangeInput): boolean => !from || !to || from <= to;
const short =
  (most: number) =>
  ({ from, to }: RangeInput): boolean =>
    !from || !to || dayCount({ from, to }) <= most;

/** The last day of a range is refused when it is missing, before the first, or too far from it. */
export const checkedDays = <T extends z.ZodType<RangeInput>>(query: T, most = REPORT_DAYS_MAX) =>
  query
    .refine(both, { path: ['to'], error: 'field.required' })
    .refine(inOrder, { path: ['to'], error: 'field.range_order' })
    .refine(short(most), { path: ['to'], error: 'field.range_long' });

const days = z.object({ from: z.string(), to: z.string() });

/** What every report states about itself. */
const head = {
  range: days.extend({ key: z.enum(QUICK_RANGES).nullable() }),
  /** What it is compared with. `until` is the moment at which its last day is cut, when the range ends today. */
  before: days.extend({ until: moment.nullable() }),
  today: z.string(),
  now: moment,
  timeZone: z.string(),
  currency: z.string(),
  /** The days are being counted again for another time zone. */
  recounting: z.boolean(),
};

/** Orders of some days. Money in USD cents; `netUsd` is revenue less refunds of these days. */
const orderFigures = z.object({
  orders: count,
  paid: count,
  revenueUsd: count,
  refunds: count,
  refundedUsd: count,
  netUsd: z.int(),
  /** Revenue for each paid order. */
  averageUsd: count,
});
export type OrderFigures = z.infer<typeof orderFigures>;

/** New users, money that came into wallets and left them, and what was bought, as in the figures of orders. */
const moneyFigures = z.object({
  users: count,
  topUps: count,
  topUpUsd: count,
  withdrawals: count,
  withdrawalUsd: count,
  differenceUsd: z.int(),
  paid: count,
  revenueUsd: count,
  refunds: count,
  refundedUsd: count,
  netUsd: z.int(),
});
export type MoneyFigures = z.infer<typeof moneyFigures>;

/** A report: sums of the range and of the period before up to `before.until`, and of each step of both. */
const report = z.object({ ...head, by: z.enum(STEPS) });
const orderSteps = z.array(orderFigures.extend(days.shape));
const moneySteps = z.array(moneyFigures.extend(days.shape));

/** The steps sum to the totals, and so do the kinds. `kind` is the one asked for, null for all. */
const orderReport = report.extend({
  kind: orderKind.nullable(),
  kinds: z.array(z.object({ kind: orderKind, totals: orderFigures, beforeTotals: orderFigures })),
  totals: orderFigures,
  beforeTotals: orderFigures,
  rows: orderSteps,
  beforeRows: orderSteps,
});
export type OrderReport = z.infer<typeof orderReport>;

/** The steps sum to the totals. */
const agentReport = report.extend({
  totals: moneyFigures,
  beforeTotals: moneyFigures,
  rows: moneySteps,
  beforeRows: moneySteps,
});
export type AgentReport = z.infer<typeof agentReport>;

export const ORDER_MEASURES = ['orders', 'paid', 'refunds'] as const;
export const MONEY_MEASURES = ['top_ups', 'withdrawals', 'users'] as const;
export type Measure = (typeof ORDER_MEASURES)[number] | (typeof MONEY_MEASURES)[number];

/** One record behind a figure. `recordId` is the order, top-up or withdrawal to look at. */
const reportEntry = z.object({
  id: z.uuid(),
  /** Of an order; null of what is none. */
  kind: orderKind.nullable(),
  recordId: z.uuid(),
  number: z.string(),
  nickname: z.string(),
  agent: z.string(),
  at: moment,
  amountUsd: count,
});
export type ReportEntry = z.infer<typeof reportEntry>;
const entries = pageOf(reportEntry).extend({ sumUsd: count });

/** An agent with everybody below them. */
const agentRow = moneyFigures.extend({
  id: z.uuid(),
  name: z.string(),
  superior: z.string(),
  level: count,
  /** Everybody who ever came by them. */
  members: count,
  percent: z.number(),
});
export type AgentRow = z.infer<typeof agentRow>;
export const AGENT_SORTS = ['topUpUsd', 'withdrawalUsd', 'revenueUsd', 'members', 'name'] as const;

/** What waits for staff; null where the role may not see the list behind it. */
const waitingCounts = z.object({
  pendingShipping: count.nullable(),
  pendingPayment: count.nullable(),
  afterSale: count.nullable(),
  /** Travel orders to be reviewed, and paid ones to be confirmed. */
  travelReview: count.nullable(),
  travelConfirm: count.nullable(),
  /** Of the latter, those that were promised to be confirmed by now. */
  travelOverdue: count.nullable(),
  pendingProofs: count.nullable(),
  pendingWithdrawals: count.nullable(),
  deletions: count.nullable(),
  chats: count.nullable(),
  /** Places with nights that are sold here and taken elsewhere, or a calendar of another site that cannot be read. */
  calendars: count.nullable(),
  lowStock: count.nullable(),
  staleRates: count.nullable(),
  /** How many things are wrong with the backups. */
  backupAlarms: count.nullable(),
});
export type WaitingCounts = z.infer<typeof waitingCounts>;

/** One figure of the dashboard; `days` are those of the trend. */
const figure = z.object({ value: z.int(), before: z.int(), days: z.array(z.int()) });

const workbench = z.object({
  ...head,
  /** The days of the trend, which end with the range. */
  days: z.array(z.string()),
  /** Parts the role may not see are null. */
  revenue: figure.nullable(),
  orders: figure.nullable(),
  users: figure.nullable(),
  topUps: figure.nullable(),
  withdrawals: figure.nullable(),
  /** What revenue and orders are of; only the kinds the role may see. */
  kinds: z
    .array(
      z.object({
        kind: orderKind,
        orders: figure.omit({ days: true }),
        revenue: figure,
      }),
    )
    .nullable(),
  waiting: waitingCounts,
  bestSellers: z
    .array(z.object({ id: z.uuid(), name: z.string(), cover: z.string(), count: z.int(), usd: z.int() }))
    .nullable(),
  oldestWaiting: z
    .array(
      z.object({
        id: z.uuid(),
        kind: orderKind,
        number: z.string(),
        state: z.string(),
        since: moment,
        usd: z.int(),
      }),
    )
    .nullable(),
});
export type Workbench = z.infer<typeof workbench>;

const agent = id.optional();
const reportParts = { ...dayQuery, by: z.enum(STEPS, invalid).optional(), agent };
const entryParts = <M extends readonly [string, ...string[]]>(measures: M) => ({
  ...pageQuery,
  ...dayQuery,
  agent,
  measure: z
    .enum(measures, invalid)
    .optional()
    .default(measures[0] as never),
  sort: z.enum(['at'], invalid).optional().default('at'),
  order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
});

export const shapes = {
  workbench: {
    query: z.object({ range: z.enum(QUICK_RANGES, invalid).optional().default('today') }),
    answer: workbench,
  },
  waiting: { answer: waitingCounts },
  orderReport: { query: checkedDays(z.object({ ...reportParts, kind: orderKind.optional() })), answer: orderReport },
  orderEntries: {
    query: checkedDays(z.object({ ...entryParts(ORDER_MEASURES), kind: orderKind.optional() })),
    answer: entries,
  },
  agentReport: { query: checkedDays(z.object(reportParts)), answer: agentReport },
  agentRows: {
    query: checkedDays(
      z.object({
        ...pageQuery,
        limit: queryInt(1, 100).optional().default(100),
        ...dayQuery,
        name: optionalText(limits.nickname).optional(),
        sort: z.enum(AGENT_SORTS, invalid).optional().default('topUpUsd'),
        order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
      }),
    ),
    answer: pageOf(agentRow),
  },
  agentsFound: {
    query: z.object({ word: optionalText(limits.nickname).optional(), id: id.optional() }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string(), superior: z.string() })),
  },
  moneyEntries: { query: checkedDays(z.object(entryParts(MONEY_MEASURES))), answer: entries },
  recount: {
    body: checkedDays(z.strictObject({ from: day, to: day }), REBUILD_DAYS_MAX),
    /** How many sums stood wrong and were put right. */
    answer: z.object({ corrected: count }),
  },
};
