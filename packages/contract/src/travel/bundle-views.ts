import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, moment, price } from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';
import { paidTogether } from '../payments/paid-together.ts';
import { BUNDLE_KINDS } from './bundle-kinds.ts';
import {
  backWay,
  openChange,
  policyStep,
  providerChange,
  serviceTime,
  travelKindName,
  travelOrderSummary,
  travelQuote,
  travelState,
  travelSubject,
} from './order-views.ts';
import { contactView } from './person-schemas.ts';

export const bundleKindName = z.enum(BUNDLE_KINDS, { error: 'field.invalid' });

/** What a bundle is of, such as a combo of tours, in the reader's language. */
const bundleSubject = z.object({
  id: z.uuid(),
  title: z.string(),
  cover: picture.nullable(),
});
export type BundleSubject = z.infer<typeof bundleSubject>;

/** One part of a quote: what will be an order of its own. */
const bundleQuotePart = z.object({
  /** What the part is for its bundle, such as the id of the tour. */
  slot: z.string(),
  kind: travelKindName,
  /** Cancelled only together with the other core parts. */
  core: z.boolean(),
  subject: travelSubject,
  service: serviceTime,
  priceLines: z.array(priceLine),
  payable: price,
  /** What it would cost booked alone, without points. */
  alone: price,
  policy: z.array(policyStep),
});
export type BundleQuotePart = z.infer<typeof bundleQuotePart>;

/** A bundle priced and frozen before booking, for as long as `expiresAt`. Parts come in the order of their days. */
export const bundleQuote = z.object({
  id: z.uuid(),
  kind: bundleKindName,
  expiresAt: moment,
  subject: bundleSubject,
  parts: z.array(bundleQuotePart),
  /** The sum of the parts. */
  payable: price,
  /** The sum of what the parts would cost alone. */
  alone: price,
  /** What is saved against that, points left aside; 0 where nothing is. */
  saved: price,
  points: travelQuote.shape.points,
  earnPoints: count,
});
export type BundleQuote = z.infer<typeof bundleQuote>;

export const placedBundle = z.object({ bundleId: z.uuid(), number: z.string(), paymentId: z.uuid() });
export type PlacedBundle = z.infer<typeof placedBundle>;

/** One part of a bundle that was booked; it is a travel order like any other. */
const bundlePart = z.object({
  slot: z.string(),
  core: z.boolean(),
  order: travelOrderSummary,
  /** What its price is made of; empty for others than the owner. */
  priceLines: z.array(priceLine),
  /** It costs nothing here, whatever is taken off. */
  free: z.boolean(),
  subject: travelSubject,
  /** The city that it is in; empty where it has no place of its own. */
  city: z.string(),
  references: z.array(z.string()),
  /** Presented at the place; null until confirmed, and to others than the owner. */
  voucherCode: z.string().nullable(),
  policy: z.array(policyStep),
  /** Until when a paid part is promised to be confirmed; null where nothing is. */
  confirmBy: moment.nullable(),
  refund: price.nullable(),
  fee: price.nullable(),
  /** A change of it that waits to be paid, and one by its provider that waits for an answer. Null to others than the owner. */
  openChange: openChange.nullable(),
  providerChange: providerChange.nullable(),
});
export type BundlePart = z.infer<typeof bundlePart>;

/** What its customer may do with a bundle, the main thing first. */
const bundleAction = z.enum(['pay', 'cancel', 'cancel_paid', 'book_again', 'delete']);
export type BundleAction = z.infer<typeof bundleAction>;

/** A bundle with its parts as they stand. */
export const bundleDetail = z.object({
  id: z.uuid(),
  kind: bundleKindName,
  number: z.string(),
  /** That of the part furthest behind among those that are not cancelled; cancelled where all are. */
  state: travelState,
  subject: bundleSubject,
  /** In the order of their days. */
  parts: z.array(bundlePart),
  /** False for those who come by the link's key: personal data is masked, and there are no actions but to pay. */
  own: z.boolean(),
  accessKey: z.string().nullable(),
  serverTime: moment,
  createdAt: moment,
  /** When an unpaid one runs out. */
  expiresAt: moment.nullable(),
  paidAt: moment.nullable(),
  paymentId: z.uuid(),
  paymentNumber: z.string(),
  paidBy: z.string().nullable(),
  /** The combined payment it is being paid with now; null to others than the owner. */
  group: paidTogether.nullable(),
  /** A proof of its payment, or of the combined payment it is in, is being checked: paying again would pay it twice. */
  proofWaits: z.boolean(),
  /** What its parts cost together, without what was given back. */
  payable: price,
  /** What is saved against booking the parts alone, as they stand. */
  saved: price,
  contact: contactView,
  wishes: z.string(),
  /** What came back so far; null where nothing did. */
  refund: price.nullable(),
  /** Money that came when it could not be had any more, and went to the wallet. */
  creditedLate: price.nullable(),
  earnPoints: count,
  actions: z.array(bundleAction),
});
export type BundleDetail = z.infer<typeof bundleDetail>;

/** What cancelling all that still can be cancelled would give back now. */
export const bundleCancelPreview = z.object({
  bundleId: z.uuid(),
  parts: z.array(
    z.object({
      slot: z.string(),
      orderId: z.uuid(),
      title: z.string(),
      /** `kept`: it has begun or is over, and stays as it is; `gone`: it was cancelled before. */
      becomes: z.enum(['cancelled', 'kept', 'gone']),
      paid: price,
      fee: price,
      refund: price,
      points: count,
    }),
  ),
  /** Of all parts that become cancelled. */
  fee: price,
  refund: price,
  points: count,
  /** By which ways it goes, each once; empty where nothing does. */
  backBy: z.array(backWay),
  /** Sent back with the confirmation, so that nobody loses more than they were shown. */
  refundUsd: count,
});
export type BundleCancelPreview = z.infer<typeof bundleCancelPreview>;
