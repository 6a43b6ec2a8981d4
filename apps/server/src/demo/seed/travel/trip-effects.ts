import { travelKind } from '@app/contract/travel/kinds';
import { addMs, MINUTE } from '@app/kernel/clock';
import { refundNow, refundOf } from '../../../modules/travel/domain/cancellation.ts';
import { bundleMoney } from './bundles.ts';
import type { LivingTrip, TripStep } from './trip.ts';
import { tripMoney, tripPoints, tripRebate } from './trip-bookings.ts';
import type { TripsPlaying } from './trip-stage.ts';

/** Of what customers with enough in their wallets pay from there. */
const BY_WALLET = 0.3;

function pay({ books, chance, living }: TripsPlaying, trip: LivingTrip, { at }: TripStep): void {
  const { id } = trip.plan.customer;
  const { payableUsd } = trip.pricing;
  const { bundle } = trip.plan;
  if (!bundle && books.balance(id, 'available') >= payableUsd && chance.maybe(BY_WALLET)) trip.payerId = id;
  const transfer = tripMoney(trip, { kind: 'payment', key: `payment/${trip.paymentId}`, usd: payableUsd });
  if (transfer) books.post(transfer, at);
  trip.paidAt = at;
  const together = bundle ? [...living.values()].filter((one) => one.plan.bundle?.of.id === bundle.of.id) : [];
  if (bundle && together.every(({ paidAt }) => paidAt !== null)) books.post(bundleMoney(bundle.of, together), at);
  const { confirming } = trip.plan;
  trip.confirmBy = confirming ? (confirming.promisedBy ?? addMs(at, confirming.promisedMinutes * MINUTE)) : null;
  trip.expiresAt = null;
}

function giveBack(
  { books, chance, deals }: TripsPlaying,
  trip: LivingTrip,
  { at, note = '', refundShare }: TripStep,
): void {
  const { offer } = trip.plan;
  const { payableUsd } = trip.pricing;
  const judged = {
    ...trip,
    ...offer.service,
    payableUsd,
    pointsUsed: 0,
    pointsValueUsd: 0,
    disruptedAt: null,
    isOff: false,
    now: at,
  };
  const { refundUsd, feeUsd } =
    refundShare === undefined ? refundNow(judged) : refundOf(judged, Math.round(payableUsd * refundShare));
  trip.refundUsd = refundUsd;
  trip.feeUsd = feeUsd;
  trip.cancelledAt = at;
  deals.release(trip.plan);
  if (refundUsd === 0) return;
  const id = chance.id(at);
  trip.refund = { id, key: `travel-refund/${trip.plan.id}/${trip.version}`, usd: refundUsd, note, at };
  const transfer = tripMoney(trip, { kind: 'refund', key: `refund/${id}`, usd: refundUsd, note });
  if (transfer) books.post(transfer, at);
}

function complete({ books, tally }: TripsPlaying, trip: LivingTrip, { at }: TripStep): void {
  const { id: orderId, kind, customer } = trip.plan;
  const earned = tripPoints(trip);
  if (earned) books.post(earned, at);
  tally.spent.set(customer.id, (tally.spent.get(customer.id) ?? 0) + trip.pricing.payableUsd);
  trip.completedAt = at;
  const rebate = tripRebate(trip);
  if (!rebate) return;
  const { amountUsd, agentId, owedUsd, transfer } = rebate;
  const orderKind = `${kind}_order`;
  tally.rebates.push({ orderId, orderKind, agentId, kind: 'credit', amountUsd, owedUsd, caseId: null, at });
  books.post(transfer, at);
}

function giveUp({ deals }: TripsPlaying, trip: LivingTrip, { at }: TripStep): void {
  trip.cancelledAt = at;
  trip.expiresAt = null;
  deals.release(trip.plan);
}

type Effect = (playing: TripsPlaying, trip: LivingTrip, step: TripStep) => void;

/** What an event does to books, deals and trip, beside the step itself. */
export const tripEffects: Partial<Record<TripStep['event'], Effect>> = {
  review: (_, trip, { at }) => {
    trip.expiresAt = addMs(at, travelKind(trip.plan.kind).unpaidMinutes * MINUTE);
  },
  pay,
  cancel: giveUp,
  expire: giveUp,
  confirm: ({ chance }, trip, { at, references }) => {
    trip.confirmedAt = at;
    trip.references = references ?? [`RES-${chance.code(6)}`];
    trip.voucherCode = chance.code(10);
  },
  cancel_paid: giveBack,
  no_show: (_, trip, { at }) => {
    trip.noShowAt = at;
  },
  verify: (_, trip, { at }) => {
    trip.verifiedAt = at;
  },
  comment: (playing, trip, step) => {
    trip.remark = step.remark ? { ...step.remark, at: step.at } : null;
    complete(playing, trip, step);
  },
  auto_comment: complete,
};
