import { z } from 'zod';
import { picture } from '../core/picture.ts';
import { count, moment, price } from '../core/validation.ts';
import { priceLine } from '../orders/price-lines.ts';
import { paidTogether } from '../payments/paid-together.ts';
import { tripEffect } from '../trips/effects.ts';
import { BUNDLE_KINDS } from './bundle-kinds.ts';
import { TRAVEL_KINDS } from './kinds.ts';
import { contactView, guestView } from './person-schemas.ts';
import { travelOrderMachine } from './travel-order.machine.ts';

export const travelState = z.enum(travelOrderMachine.states);
export const travelKindName = z.enum(TRAVEL_KINDS, { error: 'field.invalid' });

/** What a customer may do with an order now, the main thing first. */
export const travelAction = z.enum([
  'pay',
  'cancel',
  'cancel_paid',
  'add_extras',
  'change_dates',
  'change_guests',
  'comment',
  'book_again',
  'delete',
]);
export type TravelAction = z.infer<typeof travelAction>;

/** When the service is: days in the place's own zone (`to` is the day it ends on), and the moments it begins and ends. */
export const serviceTime = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  zone: z.string(),
  startsAt: moment,
  endsAt: moment,
});
export type ServiceTime = z.infer<typeof serviceTime>;

/** One step of a frozen cancellation policy: what cancelling costs until the moment; null is for ever after. */
export const policyStep = z.object({
  until: moment.nullable(),
  fee: price,
  /** Before an order is placed: `until` is so many hours after that, here as if it were placed now. */
  hoursAfterPlacing: z.int().optional(),
});
export type PolicyStep = z.infer<typeof policyStep>;

/** What changing a part of a booking costs by its own rule until a moment, such as one way of a trip; null where that is not allowed. */
const changeTerm = z.object({
  fee: price.nullable(),
  until: moment,
  /** Until when, or before an order is placed for how many hours after that, it costs nothing; without them it always costs its fee. */
  freeUntil: moment.optional(),
  freeHours: z.int().optional(),
});
/** The rules of the parts of a booking, in their order; without them what cancelling costs is the rule. */
const changeTerms = z.array(changeTerm).optional();
export type ChangeTerm = z.infer<typeof changeTerm>;

/** Why cancelling a paid order costs nothing now, whatever its policy says. */
export const freeReason = z.enum(['confirmation_overdue', 'disrupted']);
export type FreeReason = z.infer<typeof freeReason>;

/** What an order is of, in the reader's language; `item` is the vertical's own, with the type its contract gives. */
export const travelSubject = z.object({
  title: z.string(),
  subtitle: z.string(),
  cover: picture.nullable(),
  /** The place on a map; null where there is none. */
  place: z
    .object({ name: z.string(), address: z.string(), latitude: z.number(), longitude: z.number(), phone: z.string() })
    .nullable(),
  item: z.record(z.string(), z.unknown()),
});
export type TravelSubject = z.infer<typeof travelSubject>;

export const travelOrderSummary = z.object({
  id: z.uuid(),
  kind: travelKindName,
  number: z.string(),
  state: travelState,
  title: z.string(),
  subtitle: z.string(),
  cover: picture.nullable(),
  service: serviceTime,
  payable: price,
  paymentId: z.uuid(),
  createdAt: moment,
  /** When an unpaid order runs out. */
  expiresAt: moment.nullable(),
  actions: z.array(travelAction),
});
export type TravelOrderSummary = z.infer<typeof travelOrderSummary>;

export const travelTimelineEntry = z.object({
  event: z.string(),
  state: travelState,
  at: moment,
  by: z.enum(['customer', 'admin', 'system']),
  note: z.string(),
});

export const commentView = z.object({
  rating: z.int(),
  text: z.string(),
  pictures: z.array(picture),
  at: moment,
});

/** What a booking is of and when, before a change or after it. */
const changedBooking = z.object({ subject: travelSubject, service: serviceTime });
export type ChangedBooking = z.infer<typeof changedBooking>;

/** A change of a booking that is held until it is paid. */
export const openChange = changedBooking.extend({
  id: z.uuid(),
  due: price,
  paymentId: z.uuid(),
  expiresAt: moment,
  /** Positions of the guests who alone change, from 1; empty where all do. */
  moves: z.array(z.int()),
});
export type OpenChange = z.infer<typeof openChange>;

/** What becomes of a change that its provider makes where no answer comes. */
export const SILENCES = ['accept', 'refund'] as const;
export type Silence = (typeof SILENCES)[number];

/** How a customer may answer it: take it, take something else for nothing, or get everything back. */
export const providerChoice = z.enum(['accept', 'replace', 'refund']);
export type ProviderChoice = z.infer<typeof providerChoice>;

/** What the provider has changed of a booking and its customer has yet to answer. */
export const providerChange = z.object({
  id: z.uuid(),
  before: changedBooking,
  after: changedBooking,
  /** Why, as the kind of travel names it; null where it says nothing. */
  reason: z.string().nullable(),
  /** Whether what is left can be had at all: a trip with a missed connection cannot. */
  stands: z.boolean(),
  /** It does not take place at all, be it at another time. */
  off: z.boolean(),
  choices: z.array(providerChoice),
  /** When it is decided without an answer, and how. */
  decideBy: moment,
  silence: z.enum(SILENCES),
  /** What giving it back refunds. */
  refund: price,
  points: count,
});
export type ProviderChange = z.infer<typeof providerChange>;

/** What of a trip would not fit any more, were a booking changed: the other booking of it, or the one that is changed. */
const changeEffect = z.object({
  orderId: z.uuid(),
  kind: travelKindName,
  title: z.string(),
  /** Whether it is another part of the same combo. */
  together: z.boolean(),
  /** One is in another town by then, or what a change of a provider does to it. */
  effect: z.enum(['not_there', ...tripEffect.shape.kind.options]),
  /** When those who come land, by the clocks of the place; of a night that is not slept in its day. */
  arrives: tripEffect.shape.arrives,
  /** How many nights it is about; null where it is about none. */
  nights: z.int().nullable(),
});
export type ChangeEffect = z.infer<typeof changeEffect>;

/** Something else that may be taken for nothing; `key` names it in the call that takes it. */
export const changeAlternative = changedBooking.extend({
  key: z.string(),
  /** What of the trip would not fit any more with it. */
  effects: z.array(changeEffect),
});
export type ChangeAlternative = z.infer<typeof changeAlternative>;

/** Which bundle an order is a part of: part 2 of 3. */
const partOfBundle = z.object({
  id: z.uuid(),
  kind: z.enum(BUNDLE_KINDS),
  number: z.string(),
  title: z.string(),
  part: z.int(),
  of: z.int(),
  /** It is cancelled only together with others of the bundle. */
  together: z.boolean(),
  /** The days on which it may begin beside the others, where its customer changes it; null for any. */
  days: z.object({ from: z.iso.date(), to: z.iso.date() }).nullable(),
});

export const travelOrderDetail = travelOrderSummary.extend({
  subject: travelSubject,
  /** The bundle it was booked with; null for one that was booked by itself. */
  bundle: partOfBundle.nullable(),
  /** False for those who come by the link's key: personal data is masked, and there are no actions but to pay. */
  own: z.boolean(),
  /** The owner's link to this order and its cashier; null to others. */
  accessKey: z.string().nullable(),
  serverTime: moment,
  contact: contactView,
  guests: z.array(guestView),
  /** Wishes of the customer and when they arrive, in their words. */
  wishes: z.string(),
  arrival: z.string(),
  priceLines: z.array(priceLine),
  policy: z.array(policyStep),
  changeTerms,
  /** While its customer can cancel for nothing whatever the policy says: why, and what comes back. */
  freeCancellation: z.object({ reason: freeReason, refund: price, points: count }).nullable(),
  /** Until when guests may be changed; null when they cannot be. */
  guestsUntil: moment.nullable(),
  timeline: z.array(travelTimelineEntry),
  paidAt: moment.nullable(),
  /** Until when a paid order is promised to be confirmed; from then on it can be cancelled for nothing. Null where nothing is promised. */
  confirmBy: moment.nullable(),
  paymentNumber: z.string(),
  paidBy: z.string().nullable(),
  /** Which payments paid for an order that was split or paid more for with a change, and how much each; empty for others, and to others than the owner. */
  paidWith: z.array(z.object({ number: z.string(), by: z.string().nullable(), amount: price })),
  /** The combined payment it is being paid with now; null to others than the owner. */
  group: paidTogether.nullable(),
  /** A proof of its payment, or of the combined payment it is in, is being checked: paying again would pay it twice. */
  proofWaits: z.boolean(),
  /** Booking or ticket numbers of the provider, from its confirmation on. */
  references: z.array(z.string()),
  /** Presented at the place; null until confirmed, and to others than the owner. */
  voucherCode: z.string().nullable(),
  noShow: z.boolean(),
  refund: price.nullable(),
  /** What cancelling cost. */
  fee: price.nullable(),
  /** Money that came when the order could not be had any more, and went to the wallet. */
  creditedLate: price.nullable(),
  earnPoints: count,
  /** What its changes have cost so far; no part of its price. */
  changeFee: price.nullable(),
  /** A change that waits to be paid: until then the booking stands as it is. Null to others than the owner. */
  openChange: openChange.nullable(),
  /** Orders of travellers who were once booked together with these. Empty to others than the owner. */
  others: z.array(z.object({ id: z.uuid(), number: z.string() })),
  /** A change by the provider that waits for an answer. Null to others than the owner. */
  providerChange: providerChange.nullable(),
  comment: commentView.nullable(),
});
export type TravelOrderDetail = z.infer<typeof travelOrderDetail>;

/** Priced and frozen before booking, for as long as `expiresAt`; verticals extend it with what they priced. */
export const travelQuote = z.object({
  id: z.uuid(),
  kind: travelKindName,
  expiresAt: moment,
  subject: travelSubject,
  service: serviceTime,
  priceLines: z.array(priceLine),
  payable: price,
  saved: price,
  policy: z.array(policyStep),
  changeTerms,
  points: z.object({
    balance: z.int(),
    usable: z.int(),
    value: price,
    used: z.boolean(),
    percent: z.number(),
    lockedReason: z.string().nullable(),
  }),
  earnPoints: count,
});
export type TravelQuote = z.infer<typeof travelQuote>;

const changeSide = changedBooking.extend({ priceLines: z.array(priceLine), payable: price });

/** Money that goes back: to the wallet, or through what it was paid with, whose name `channel` is. */
export const backWay = z.object({ to: z.enum(['wallet', 'provider']), channel: z.string(), amount: price });
export type BackWay = z.infer<typeof backWay>;

/** What a change of a booking costs, frozen until `expiresAt`. */
export const travelChange = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  expiresAt: moment,
  before: changeSide,
  after: changeSide,
  /** What cancelling costs after it. */
  policy: z.array(policyStep),
  /** Whether that of before goes on in it, because a part of the booking is kept. */
  policyKept: z.boolean(),
  /** What the change costs by the booking's own policy. */
  fee: price,
  /** To pay now; null where nothing is. */
  due: price.nullable(),
  /** Given back; null where nothing is. */
  back: price.nullable(),
  /** By which ways that goes, each once; empty where nothing does. */
  backBy: z.array(backWay),
  /** Points given back because they pay less of the new price. */
  pointsBack: count,
  /** What does not fit any more once it is made, and did before. */
  effects: z.array(changeEffect),
  /** What the others pay, who stay as they are, where only some change; null where all do. */
  others: price.nullable(),
});
export type TravelChange = z.infer<typeof travelChange>;

/** What changing answers: done at once, or with the payment that is awaited. */
export const madeChange = z.object({
  orderId: z.uuid(),
  state: z.enum(['done', 'awaiting_payment']),
  paymentId: z.uuid().nullable(),
});
export type MadeChange = z.infer<typeof madeChange>;

/** What booking answers, in every vertical. */
export const placedTravelOrder = z.object({
  orderId: z.uuid(),
  number: z.string(),
  paymentId: z.uuid(),
  state: travelState,
});
export type PlacedTravelOrder = z.infer<typeof placedTravelOrder>;
