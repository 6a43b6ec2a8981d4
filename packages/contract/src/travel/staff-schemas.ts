import { z } from 'zod';
import { cents } from '../core/amounts.ts';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  countedPageOf,
  distinct,
  foreignNumber,
  id,
  localized,
  moment,
  nothing,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  paragraphs,
  price,
  queryFlag,
  text,
  timeZoneName,
} from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';
import { staffPaidTogether } from '../payments/paid-together.ts';
import { tripEffect } from '../trips/effects.ts';
import { BUNDLE_KINDS } from './bundle-kinds.ts';
import {
  commentView,
  freeReason,
  policyStep,
  providerChoice,
  SILENCES,
  serviceTime,
  travelKindName,
  travelState,
  travelSubject,
  travelTimelineEntry,
} from './order-views.ts';
import { contactView, guestInput, staffGuest } from './person-schemas.ts';
import { resellerSale } from './reseller-sale.ts';
import { staffReviewShapes } from './staff-review-schemas.ts';
import { TRAVEL_STANDINGS } from './standings.ts';
import { travelOrderMachine } from './travel-order.machine.ts';

/** Tabs of the back-office list; `promised` are the paid ones of which it is promised until when they are confirmed. */
const tabNames = ['all', 'promised', ...travelOrderMachine.states] as const;
export type StaffTravelTab = (typeof tabNames)[number];

export const staffTravelAction = z.enum([
  'review',
  'modify_amount',
  'cancel',
  'confirm',
  'cancel_paid',
  'add_extras',
  'change_dates',
  'change_guests',
  'drop_out',
  'no_show',
  'verify',
  'unverify',
]);
export type StaffTravelAction = z.infer<typeof staffTravelAction>;

/** The combo that an order was booked with: its number, and the how manieth of how many by the order of their days. */
const staffTravelBundle = z.object({
  id: z.uuid(),
  number: z.string(),
  part: z.int().min(1),
  of: z.int().min(1),
  /** Whether all the others are cancelled. */
  last: z.boolean(),
});
export type StaffTravelBundle = z.infer<typeof staffTravelBundle>;

const staffTravelRow = z.object({
  id: z.uuid(),
  kind: travelKindName,
  number: z.string(),
  state: travelState,
  title: z.string(),
  subtitle: z.string(),
  /** What it begins with, such as its first flight, and when by the clock of its place; null where its kind names nothing. */
  first: z.object({ name: z.string(), localTime: z.string() }).nullable(),
  cover: picture.nullable(),
  service: serviceTime,
  /** Null for an order that stands by itself. */
  bundle: staffTravelBundle.nullable(),
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }),
  contact: z.string(),
  phone: z.string(),
  guests: count,
  payableUsd: z.int(),
  references: z.array(z.string()),
  noShow: z.boolean(),
  createdAt: moment,
  paidAt: moment.nullable(),
  /** Until when it is promised to be confirmed; null where nothing is promised. */
  confirmBy: moment.nullable(),
  version: z.int(),
  actions: z.array(staffTravelAction),
});
export type StaffTravelRow = z.infer<typeof staffTravelRow>;

/** What an order was of and when, before a change or after it; `subject` is null where only its days were stored. */
const staffChangeSide = z.object({ subject: travelSubject.nullable(), service: serviceTime });
export type StaffChangeSide = z.infer<typeof staffChangeSide>;

const staffTravelChange = z.object({
  id: z.uuid(),
  state: z.enum(['awaiting_payment', 'done', 'dropped', 'expired']),
  byStaff: z.boolean(),
  before: staffChangeSide,
  after: staffChangeSide,
  feeUsd: count,
  dueUsd: count,
  backUsd: count,
  paymentId: z.uuid().nullable(),
  at: moment,
});
export type StaffTravelChange = z.infer<typeof staffTravelChange>;

/** A change that the provider made: open until it is answered, decided without an answer, or the booking is another. */
const staffProviderChange = z.object({
  id: z.uuid(),
  state: z.enum(['open', 'accepted', 'replaced', 'refunded', 'lapsed']),
  before: staffChangeSide,
  after: staffChangeSide,
  reason: z.string().nullable(),
  choices: z.array(providerChoice),
  silence: z.enum(SILENCES),
  decideBy: moment,
  /** Who answered; null while it is open. */
  answeredBy: z.enum(['customer', 'admin', 'system']).nullable(),
  answeredAt: moment.nullable(),
  note: z.string(),
  at: moment,
});
export type StaffProviderChange = z.infer<typeof staffProviderChange>;

export const staffTravelDetail = staffTravelRow.omit({ contact: true, guests: true }).extend({
  subject: travelSubject,
  contact: contactView,
  guests: z.array(staffGuest),
  wishes: z.string(),
  arrival: z.string(),
  priceLines: z.array(priceLine),
  payable: price,
  policy: z.array(policyStep),
  /** Why cancelling costs nothing now, whatever the policy says; null where the policy holds. */
  freeReason: freeReason.nullable(),
  timeline: z.array(travelTimelineEntry.extend({ who: z.string() })),
  expiresAt: moment.nullable(),
  /** Only from its confirmation on. */
  voucherCode: z.string().nullable(),
  /** From when on its voucher is accepted without a reason. */
  verifyFrom: moment,
  /** What cancelling now would give back by the policy, for staff to keep to or to change. */
  refundNowUsd: count,
  refundUsd: count.nullable(),
  feeUsd: count.nullable(),
  pointsUsed: count,
  changeFeeUsd: count,
  /** Changes of its dates that were made or wait for their money, the oldest first. */
  changes: z.array(staffTravelChange),
  /** Orders of travellers who were once booked together with these. */
  others: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** What changes of other bookings of its customer mean for it. */
  touched: z.array(tripEffect),
  /** What its provider changed, the oldest first. */
  providerChanges: z.array(staffProviderChange),
  payment: z.object({
    id: z.uuid(),
    number: z.string(),
    status: z.string(),
    channel: z.string().nullable(),
    paidAt: moment.nullable(),
    providerNumber: z.string().nullable(),
    refundedUsd: z.int(),
  }),
  /** The newest combined payment that it, or the bundle it is a part of, was put into. */
  group: staffPaidTogether.nullable(),
  agent: z.object({ name: z.string(), rebatePercent: z.number() }).nullable(),
  /** Who sold it as a reseller; null where its customer booked it. */
  reseller: resellerSale.nullable(),
  comment: commentView.nullable(),
});
export type StaffTravelDetail = z.infer<typeof staffTravelDetail>;

const staffCity = z.object({
  id: z.uuid(),
  name: localized(limits.cityName),
  country: localized(limits.cityName),
  countryCode: z.string(),
  zone: z.string(),
  picture: picture.nullable(),
  latitude: z.number(),
  longitude: z.number(),
  popular: z.boolean(),
  enabled: z.boolean(),
  sortWeight: z.int(),
  aliases: z.string(),
  version: z.int(),
});
export type StaffCity = z.infer<typeof staffCity>;

const cityInput = z.strictObject({
  name: localized(limits.cityName),
  country: localized(limits.cityName),
  countryCode: z.string({ error: 'field.required' }).regex(/^[A-Z]{2}$/, 'field.invalid'),
  zone: timeZoneName,
  picture: picture.nullable(),
  latitude: z.number('field.number').min(-90, 'field.invalid').max(90, 'field.invalid'),
  longitude: z.number('field.number').min(-180, 'field.invalid').max(180, 'field.invalid'),
  popular: z.boolean(),
  enabled: z.boolean(),
  sortWeight: z.int('field.number').min(0, 'field.too_small').max(9_999, 'field.too_big'),
  /** Other names and codes that the city is found by, with commas between. */
  aliases: optionalText(limits.cityAliases).optional().default(''),
});
export type CityInput = z.output<typeof cityInput>;

const params = z.object({ id });
const version = z.int().min(0);
const note = optionalParagraphs(limits.orderNote).optional().default('');
const saidWhy = paragraphs(limits.orderNote);

export const shapes = {
  ...staffReviewShapes,
  listTravelOrders: {
    query: z.object({
      ...pageQuery,
      tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('all'),
      kind: travelKindName.optional(),
      /** Of the order, its combo, its payment, its voucher or its provider. */
      number: optionalText(40).optional(),
      /** A part of the contact's name, or the beginning of the phone number. */
      contact: optionalText(60).optional(),
      email: optionalText(50).optional(),
      /** Booking or ticket number of the provider. */
      reference: optionalText(60).optional(),
      from: z.iso.date('field.invalid').optional(),
      to: z.iso.date('field.invalid').optional(),
      /** Days on which the service begins. */
      serviceFrom: z.iso.date('field.invalid').optional(),
      serviceTo: z.iso.date('field.invalid').optional(),
      /** Days for which the reports of its kind count it, such as that of each night or flight. */
      countedFrom: z.iso.date('field.invalid').optional(),
      countedTo: z.iso.date('field.invalid').optional(),
      /** Counts an order once, by what it begins with, as reports do with tickets and what was cancelled. */
      countedBy: z.literal('start', { error: 'field.invalid' }).optional(),
      standing: z.enum(TRAVEL_STANDINGS, { error: 'field.invalid' }).optional(),
      /** What it is about: a hotel, a tour, a restaurant, a set meal. */
      subject: id.optional(),
      /** Where that is. */
      city: id.optional(),
      /** Only parts of combos, of any kind or of one; and of one combo. */
      bundle: z.enum(['any', ...BUNDLE_KINDS], { error: 'field.invalid' }).optional(),
      bundleOf: id.optional(),
      /** Only what was booked at a deal, at any or at one. */
      deal: z.literal('any').or(id).optional(),
      sort: z
        .enum(['createdAt', 'payableUsd', 'service', 'confirmBy'], { error: 'field.invalid' })
        .optional()
        .default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: countedPageOf(staffTravelRow).extend({ counts: z.record(z.enum(tabNames), count) }),
  },
  readTravelOrder: { params, answer: staffTravelDetail },
  findByVoucher: { query: z.object({ code: text(40) }), answer: staffTravelDetail },
  reviewTravelOrder: { params, body: z.strictObject({ version, note }), answer: staffTravelDetail },
  confirmTravelOrder: {
    params,
    body: z.strictObject({
      version,
      /** Booking or ticket numbers of the provider; none are needed where the kind of travel issues its own. */
      references: z
        .array(foreignNumber(limits.travelReference, 'field.reference'))
        .max(limits.travelReferences, 'field.too_big'),
      note,
    }),
    answer: staffTravelDetail,
  },
  verifyTravelOrder: {
    params,
    /** The note says why, where the code is accepted before `verifyFrom`. */
    body: z.strictObject({ version, voucherCode: text(40), note }),
    answer: staffTravelDetail,
  },
  unverifyTravelOrder: { params, body: z.strictObject({ version, note: saidWhy }), answer: staffTravelDetail },
  cancelTravelOrder: {
    params,
    body: z.strictObject({
      version,
      /** Money to give back in USD cents, at most what was paid; by the policy when left out. Unpaid orders have none. */
      refundUsd: cents(100_000_000).optional(),
      note: saidWhy,
    }),
    answer: staffTravelDetail,
  },
  modifyTravelAmount: {
    params,
    /** The new total to pay in USD cents; at least 1. */
    body: z.strictObject({
      version,
      payableUsd: cents(100_000_000, 1),
      note: saidWhy,
    }),
    answer: staffTravelDetail,
  },
  answerChangeForCustomer: {
    params,
    body: z.strictObject({
      version,
      changeId: id,
      answer: z.enum(['accept', 'refund'], { error: 'field.invalid' }),
      note: saidWhy,
    }),
    answer: staffTravelDetail,
  },
  dropOutOfPart: { params, body: z.strictObject({ version, note: saidWhy }), answer: staffTravelDetail },
  noteNoShow: { params, body: z.strictObject({ version, note: saidWhy }), answer: staffTravelDetail },
  changeTravelGuests: {
    params,
    body: z.strictObject({
      version,
      guests: z.array(guestInput).min(1, 'field.required').max(limits.guestsPerOrder, 'field.too_big'),
      note: saidWhy,
    }),
    answer: staffTravelDetail,
  },
  listCities: {
    query: z.object({
      ...pageQuery,
      keyword: optionalText(limits.searchKeyword).optional(),
      popular: queryFlag.optional(),
      enabled: queryFlag.optional(),
      sort: z.enum(['sortWeight', 'name'], { error: 'field.invalid' }).optional().default('sortWeight'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffCity),
  },
  readCity: { params, answer: staffCity },
  createCity: { body: cityInput, answer: staffCity },
  updateCity: { params, body: cityInput.extend({ version: z.int().min(1) }), answer: staffCity },
  deleteCity: { params, answer: nothing },
  markCities: {
    /** Sets flags on several at once. */
    body: z
      .strictObject({
        ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
        popular: z.boolean().optional(),
        enabled: z.boolean().optional(),
      })
      .refine((given) => given.popular !== undefined || given.enabled !== undefined, {
        error: 'field.required',
        path: ['popular'],
      }),
    answer: z.object({ changed: count }),
  },
};
