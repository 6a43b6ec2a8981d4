import { z } from 'zod';
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
  queryInt,
  queryList,
} from '../core/validation.ts';
import { DEAL_METHODS, dealMethods, hasHours, isDated, TRAVEL_DEAL_KINDS } from '../deals/deal-facts.ts';
import { DEAL_STATES } from '../deals/staff-schemas.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

export const travelDealLimits = {
  title: 80,
  line: 160,
  key: 160,
  percent: 90,
  usd: 100_000_00,
  units: 1_000_000,
} as const;

const HOUR = /^([01]\d|2[0-3]):[0-5]\d$/;
/** The last hour of a night that is said of the day before: until then an end before the start is of the next day. */
const NIGHT_ENDS = '06:00';

/** Hours, `HH:MM`, from which until which guests sit down, both included; an end before the start is of the next day, and of its night. */
const dealHours = z
  .strictObject({ from: z.string(), to: z.string() })
  .refine(({ from, to }) => HOUR.test(from) && HOUR.test(to), 'field.deal_hours');
export type DealHours = z.infer<typeof dealHours>;

const fields = z.strictObject({
  kind: z.enum(TRAVEL_DEAL_KINDS, invalid),
  /** What it is on, such as `hotel:` and an id, as the finder of subjects gives it. */
  key: z
    .string({ error: 'field.required' })
    .max(travelDealLimits.key, 'field.too_long')
    .regex(/^[a-z]+:[\w/-]+$/, 'field.deal_subject'),
  title: localized(travelDealLimits.title),
  line: localized(travelDealLimits.line),
  method: z.enum(DEAL_METHODS, invalid),
  /** Whole percent, or US cents off a unit, or US cents that a unit costs. */
  value: whole(1, travelDealLimits.usd),
  /** Units that can be had at it: seats, room nights, people, set meals, bookings of combos. */
  quota: whole(1, travelDealLimits.units),
  /** Units that one customer can have; null for as many as there are. */
  perCustomer: whole(1, travelDealLimits.units).nullable(),
  startsAt: moment,
  endsAt: moment,
  /** Days that it holds on, both included; null for any. */
  travelFrom: z.iso.date(invalid).nullable(),
  travelTo: z.iso.date(invalid).nullable(),
  /** 1 for Monday to 7 for Sunday. */
  weekdays: distinct(z.array(whole(1, 7)).min(1, 'field.required').max(7, 'field.too_big')),
  /** Hours at which guests sit down for it to hold, of what is had at an hour; null for any. */
  sitting: dealHours.nullable().optional(),
  enabled: z.boolean(),
});
type Days = Pick<
  z.output<typeof fields>,
  'kind' | 'method' | 'value' | 'travelFrom' | 'travelTo' | 'weekdays' | 'sitting'
>;

/** Refuses more percent than may be taken off, days and hours that end before they begin, and days or hours of what is bought for none. */
const sound = (
  { kind, method, value, travelFrom, travelTo, weekdays, sitting }: Days,
  context: z.RefinementCtx,
): void => {
  const at = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
  if (!dealMethods(kind).includes(method)) at('method', 'field.deal_method');
  if (method === 'percent' && value > travelDealLimits.percent) at('value', 'field.deal_percent');
  if (travelFrom !== null && travelTo !== null && travelTo < travelFrom) at('travelTo', 'field.deal_days');
  if (!isDated(kind) && (travelFrom !== null || travelTo !== null))
    at(travelFrom ? 'travelFrom' : 'travelTo', 'field.deal_no_days');
  if (!isDated(kind) && weekdays.length < 7) at('weekdays', 'field.deal_no_days');
  if (sitting && !hasHours(kind)) at('sitting', 'field.deal_no_hours');
  if (sitting && sitting.to < sitting.from && sitting.to > NIGHT_ENDS) at('sitting', 'field.deal_hours_order');
};

export const travelDealInput = fields.superRefine(sound);
export type TravelDealInput = z.output<typeof travelDealInput>;

/** Something that a deal can be on. */
const travelDealSubject = z.object({
  key: z.string(),
  name: z.string(),
  place: z.string(),
  cover: picture.nullable(),
});
export type TravelDealSubject = z.infer<typeof travelDealSubject>;

const staffTravelDeal = fields.extend({
  id: z.uuid(),
  state: z.enum(DEAL_STATES),
  /** Null where it does not exist any more. */
  subject: travelDealSubject.extend({ online: z.boolean() }).nullable(),
  /** Units taken at it, and those of them in orders that are not paid yet. */
  claimed: count,
  waiting: count,
  version: z.int(),
});
export type StaffTravelDeal = z.infer<typeof staffTravelDeal>;

const { kind, key, method, travelFrom, travelTo } = fields.shape;

/** What decides what a deal would have cost: its terms, as they are typed. */
const previewQuery = z
  .object({
    kind,
    key,
    method,
    value: queryInt(1, travelDealLimits.usd),
    quota: queryInt(1, travelDealLimits.units),
    perCustomer: queryInt(1, travelDealLimits.units).nullable().optional().default(null),
    /** When it begins; now without it. */
    startsAt: moment.optional(),
    travelFrom: travelFrom.optional().default(null),
    travelTo: travelTo.optional().default(null),
    /** `1,2,7`, from 1 for Monday to 7 for Sunday. */
    weekdays: z
      .string(invalid)
      .regex(/^[1-7](,[1-7]){0,6}$/, 'field.invalid')
      .pipe(queryList(z.string().transform(Number), 7)),
    /** Hours that it holds at, `12:00-15:30`. */
    sitting: z
      .string(invalid)
      .regex(/^\d\d:\d\d-\d\d:\d\d$/, 'field.invalid')
      .transform((text) => ({ from: text.slice(0, 5), to: text.slice(6) }))
      .pipe(dealHours)
      .optional(),
  })
  .superRefine(sound);

/** Days back over which it is worked out what a deal would have cost. */
export const PREVIEW_DAYS = 30;

/** Paid bookings of what a deal is on, those in combos apart, which have a discount of their own. Money is USD cents that were paid. */
const travelDealPreview = z.object({
  days: z.int(),
  bookings: count,
  paidUsd: count,
  /** Those of them the deal would have been on, units they would have had of it, and what all bookings would have brought. */
  bookingsAtDeal: count,
  unitsAtDeal: count,
  paidAtDealUsd: count,
  /**
   * What customers will see: the least that a unit costs at it, with tax and charges, and the lowest price of the 30 days before; null
   * where the deal is not below that. `knownDays` is how many of those days the log of prices knows. Null where nothing of it can be had.
   */
  shown: z.object({ nowUsd: count, wasUsd: count.nullable(), percent: count, knownDays: count }).nullable(),
});
export type TravelDealPreview = z.infer<typeof travelDealPreview>;

const params = z.object({ id });
const version = z.int().min(1);

export const shapes = {
  listTravelDeals: {
    query: z.object({
      ...pageQuery,
      /** A part of the title in any language. */
      title: optionalText(60).optional(),
      kind: z.enum(TRAVEL_DEAL_KINDS, invalid).optional(),
      state: z.enum(DEAL_STATES, invalid).optional(),
      runsFrom: z.iso.date('field.invalid').optional(),
      runsTo: z.iso.date('field.invalid').optional(),
      sort: z.enum(['startsAt', 'endsAt', 'claimed'], invalid).optional().default('startsAt'),
      order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
    }),
    answer: pageOf(staffTravelDeal).extend({ counts: z.record(z.enum(['all', ...DEAL_STATES]), count) }),
  },
  readTravelDeal: { params, answer: staffTravelDeal },
  createTravelDeal: { body: travelDealInput, answer: staffTravelDeal },
  updateTravelDeal: { params, body: fields.extend({ version }).superRefine(sound), answer: staffTravelDeal },
  switchTravelDeal: { params, body: z.strictObject({ enabled: z.boolean(), version }), answer: staffTravelDeal },
  deleteTravelDeal: { params, answer: nothing },
  travelDealSubjects: {
    query: z.object({ kind: z.enum(TRAVEL_DEAL_KINDS, invalid), word: optionalText(60).optional().default('') }),
    answer: z.array(travelDealSubject),
  },
  previewTravelDeal: { query: previewQuery, answer: travelDealPreview },
  /** The zone that the times of deals are in. */
  travelDealTerms: { answer: z.object({ timeZone: z.string() }) },
};
