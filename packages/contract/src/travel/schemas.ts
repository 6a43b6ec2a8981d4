import { z } from 'zod';
import { limits } from '../core/limits.ts';
import { picture } from '../core/picture.ts';
import {
  count,
  feedOf,
  feedQuery,
  id,
  nothing,
  optionalParagraphs,
  optionalText,
  price,
  queryFlag,
  queryInt,
  text,
} from '../core/validation.ts';
import {
  backWay,
  changeAlternative,
  freeReason,
  travelKindName,
  travelOrderDetail,
  travelOrderSummary,
  travelQuote,
} from './order-views.ts';
import { guestInput, passengerInput, passengerView, proposedContact } from './person-schemas.ts';
import { travelReview } from './review-views.ts';
import { type TravelOrderTab, travelOrderTabs } from './travel-order.machine.ts';

const tabNames = Object.keys(travelOrderTabs) as [TravelOrderTab, ...TravelOrderTab[]];
const orderRef = z.strictObject({ orderId: id });
/** The key of a link, which shows an order to others than its owner. */
export const accessKey = z
  .string()
  .regex(/^[A-Za-z0-9_-]{20,64}$/, 'field.invalid')
  .optional();

const city = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  /** ISO 3166, two letters. */
  countryCode: z.string(),
  zone: z.string(),
  picture: picture.nullable(),
  popular: z.boolean(),
  latitude: z.number(),
  longitude: z.number(),
});
export type City = z.infer<typeof city>;

/** What cancelling would give back now. `total` is what was paid, in money and points together. */
const cancelPreview = z.object({
  orderId: z.uuid(),
  paid: price,
  fee: price,
  refund: price,
  points: count,
  /** Why it costs nothing whatever the policy says; null where the policy holds. */
  freeReason: freeReason.nullable(),
  /** By which ways it goes, each once; empty where nothing does. */
  backBy: z.array(backWay),
  /** Sent back with the confirmation, so that nobody loses more than they were shown. */
  refundUsd: count,
});
export type CancelPreview = z.infer<typeof cancelPreview>;

export const shapes = {
  readTravelQuote: { query: z.object({ id }), answer: travelQuote },
  reviseTravelQuote: { body: z.strictObject({ quoteId: id, usePoints: z.boolean() }), answer: travelQuote },
  travelOrderList: {
    query: z.object({
      ...feedQuery,
      kind: travelKindName.optional(),
      tab: z.enum(tabNames, { error: 'field.invalid' }).optional().default('all'),
    }),
    answer: feedOf(travelOrderSummary).extend({ counts: z.partialRecord(z.enum(tabNames), count) }),
  },
  travelOrderDetails: { query: z.object({ id, key: accessKey }), answer: travelOrderDetail },
  cancelPreview: { query: z.object({ id }), answer: cancelPreview },
  cancelTravelOrder: {
    body: z.strictObject({
      orderId: id,
      reason: optionalParagraphs(limits.orderNote).optional().default(''),
      /** As the preview gave it; left out for an unpaid order. */
      refundUsd: count.optional(),
    }),
    answer: travelOrderDetail,
  },
  dropChange: { body: orderRef, answer: travelOrderDetail },
  answerChange: {
    body: z.strictObject({
      orderId: id,
      changeId: id,
      answer: z.enum(['accept', 'refund'], { error: 'field.invalid' }),
    }),
    answer: travelOrderDetail,
  },
  changeAlternatives: { query: z.object({ id }), answer: z.array(changeAlternative) },
  takeAlternative: {
    /** `alternative` is the key of one in the list of them. */
    body: z.strictObject({ orderId: id, changeId: id, alternative: text(limits.alternativeKey) }),
    answer: travelOrderDetail,
  },
  changeGuests: {
    body: z.strictObject({
      orderId: id,
      guests: z.array(guestInput).min(1, 'field.required').max(limits.guestsPerOrder, 'field.too_big'),
    }),
    answer: travelOrderDetail,
  },
  commentTravelOrder: {
    body: z.strictObject({
      orderId: id,
      rating: z.int('field.rating').min(1, 'field.rating').max(5, 'field.rating'),
      text: optionalParagraphs(limits.reviewText).optional().default(''),
      pictures: z.array(picture).max(limits.reviewPictures, 'field.too_big').optional().default([]),
    }),
    answer: travelOrderDetail,
  },
  deleteTravelOrder: { body: orderRef, answer: nothing },
  travelReviews: {
    query: z.object({
      ...feedQuery,
      kind: travelKindName,
      subject: id,
      rating: queryInt(1, 5).optional(),
      ownLanguage: queryFlag.optional(),
    }),
    answer: feedOf(travelReview),
  },
  cities: {
    query: z.object({
      /** A part of a name in any of the four languages; without it popular ones come first. */
      keyword: optionalText(limits.searchKeyword).optional(),
      popular: queryFlag.optional(),
    }),
    answer: z.array(city),
  },
  proposedContact: { answer: proposedContact },
  passengerPage: { answer: z.array(passengerView) },
  savePassenger: { body: passengerInput, answer: passengerView },
  deletePassenger: { body: z.strictObject({ id }), answer: nothing },
};
