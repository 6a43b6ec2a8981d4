import { randomBytes } from 'node:crypto';
import { assertThat, refuseField } from '@app/contract/core/refuse';
import { invariant } from '@app/kernel/assert';
import { addMs, MINUTE } from '@app/kernel/clock';
import { json } from '../../../../platform/db/connect.ts';
import { extendPayment, repricePayment as reprice, voidPayment } from '../../../payments/public.ts';
import { adjustTo } from '../../../pricing/public.ts';
import { parameter } from '../../../settings/public.ts';
import { dropUnits, releaseDealUnits, returnDealUnits, takeDealUnits } from '../../../travel-deals/core.ts';
import { bookedGuestsOf, writeGuests as keepGuests } from '../../db/guest.repo.ts';
import { insertPartRefund } from '../../db/part-refund.repo.ts';
import { endProviderChange } from '../../db/provider-change.repo.ts';
import { itemWeights, writeShares } from '../../db/travel-order.repo.ts';
import { refundNow, refundOf } from '../../domain/cancellation.ts';
import { formMadeBy } from '../../domain/change.ts';
import { inPlaces, refusedWhereNamed, sameGuests } from '../../domain/guests-in-places.ts';
import { VOUCHER_BYTES, voucherCode } from '../../domain/travel-number.ts';
import { frozenCurrency } from '../../domain/travel-row.ts';
import { bookedGuests } from '../booked-guests.ts';
import { dropOpenChange } from '../change/end-change.ts';
import { giveBack } from '../change/give-back.ts';
import { renameInChange } from '../change/named-then.ts';
import { writeComment } from '../reviews/write-comment.ts';
import { amendIn } from '../travel-vertical.ts';
import { complete } from './complete.ts';
import { promisedUntil } from './promised-until.ts';
import { settleAddition, settleChange } from './settle-change.ts';
import type { Effect, EffectName } from './step.ts';
import { moveTravelPoints } from './travel-points.ts';

/** What each effect of the machine does; leaving one out does not compile. */
export const effects: Record<EffectName, Effect> = {
  /** The time to pay begins. */
  letPay: async ({ platform, tx, order, vertical }) => {
    const minutes = await parameter(platform, `travel.unpaid_minutes.${order.kind}`);
    const until = addMs(order.now, minutes * MINUTE);
    await vertical.extend(tx, order.id, until);
    await extendPayment(tx, order.paymentId, until);
    return { expires_at: until };
  },
  takeStock: async (step) => {
    const { platform, tx, order, vertical } = step;
    await vertical.take(tx, order.id);
    await takeDealUnits(tx, order.id, () => dropUnits(platform, tx));
    return { paid_at: order.now, expires_at: null, cancelled_at: null, confirm_by: await promisedUntil(step) };
  },
  releaseStock: async ({ platform, tx, order, vertical, among }) => {
    await vertical.release(tx, order.id);
    if (!among && (await releaseDealUnits(tx, [order.id]))) dropUnits(platform, tx);
    return { cancelled_at: order.now, expires_at: null };
  },
  takePoints: async ({ tx, order }) => {
    await moveTravelPoints(tx, { ...order, points: order.pointsUsed }, 'spend');
    return {};
  },
  returnPoints: async ({ tx, order }) => {
    await moveTravelPoints(tx, { ...order, points: order.pointsUsed }, 'return');
    return {};
  },
  voidPayment: async ({ tx, order, by }) => {
    // A part of a bundle that costs nothing has nothing to be paid.
    if (order.payableUsd === 0) return {};
    await voidPayment(tx, order.paymentId, { byCustomer: by.actor === 'customer' });
    return {};
  },
  /** Makes an unpaid order cost another amount: adjustment line, the items' shares, and what is due. */
  repricePayment: async ({ tx, order, input }) => {
    const { payableUsd } = input;
    invariant(payableUsd !== undefined, 'a modified amount names the amount');
    const weights = await itemWeights(tx, order.id);
    const adjusted = adjustTo({ lines: order.priceLines, weights, currency: frozenCurrency(order) }, payableUsd);
    await writeShares(tx, order.id, adjusted.paidUsd);
    await reprice(tx, order.paymentId, payableUsd);
    return {
      payable_usd: payableUsd,
      price_lines: json(adjusted.lines),
      earn_points: Math.floor(payableUsd / 100),
    };
  },
  /** What the vertical issues comes first, then what staff typed. */
  attachReferences: async ({ tx, order, vertical: { issue }, input }) => {
    const { id: orderId, customerId, request, snapshot } = order;
    if (!issue && !input.references?.length) refuseField('references', 'field.required');
    const guests = issue ? await bookedGuestsOf(tx, orderId) : [];
    const issued = (await issue?.(tx, { orderId, customerId, request, snapshot, guests })) ?? [];
    return { reference_numbers: [...new Set([...issued, ...(input.references ?? [])])], confirmed_at: order.now };
  },
  issueVoucher: async () => ({ voucher_code: voucherCode(randomBytes(VOUCHER_BYTES)) }),
  /** Gives back by where it came from: money the way it was paid, points as points. What the system ends it gives back whole. */
  refundBySource: async ({ tx, order, note, input, by }) => {
    const whole = by.actor === 'system' || input.providerChangeId !== undefined;
    const decided = whole ? order.payableUsd : by.actor === 'admin' ? input.refundUsd : undefined;
    const { refundUsd, points, feeUsd } = decided === undefined ? refundNow(order) : refundOf(order, decided);
    await giveBack(tx, order, { amountUsd: refundUsd, key: `travel-refund/${order.id}/${order.version}`, note });
    await moveTravelPoints(tx, { ...order, points }, 'return');
    return { refund_usd: refundUsd, fee_usd: feeUsd, points_back: points };
  },
  /** A part goes back by where it came from; the order is of less from then on. */
  refundPart: async ({ platform, tx, order, note, input: { part } }) => {
    invariant(part, 'a part refund names its part');
    const { pieces, refundUsd, points, pointsValueUsd } = part;
    if (await returnDealUnits(tx, { orderId: order.id, units: pieces })) dropUnits(platform, tx);
    await giveBack(tx, order, { amountUsd: refundUsd, key: `travel-refund/${order.id}/${order.version}`, note });
    await moveTravelPoints(tx, { ...order, points }, 'return');
    await insertPartRefund(tx, { orderId: order.id, version: order.version, ...part });
    const payableUsd = order.payableUsd - refundUsd;
    const weights = await itemWeights(tx, order.id);
    const lines = order.priceLines;
    // What the shop had agreed to before stays said.
    const agreed = lines.some(
      ({ step, amountUsd, detail }) => step === 'adjustment' && amountUsd !== 0 && !detail.refunded,
    );
    const why = agreed ? 'agreed' : 'refunded';
    const adjusted = adjustTo({ lines, weights, currency: frozenCurrency(order) }, payableUsd, why);
    await writeShares(tx, order.id, adjusted.paidUsd);
    return {
      payable_usd: payableUsd,
      price_lines: json(adjusted.lines),
      points_used: order.pointsUsed - points,
      points_value_usd: order.pointsValueUsd - pointsValueUsd,
      earn_points: Math.floor(payableUsd / 100),
    };
  },
  swapStock: async ({ tx, order, event, vertical }) => {
    const form = formMadeBy(event);
    const amend = form && amendIn(vertical, form);
    invariant(amend, `${order.kind} has no ${event}`);
    await amend.swap(tx, order.id);
    return {};
  },
  settleChange,
  settleAddition,
  /** Some of the guests have an order of their own: this one is what is left. */
  keepRest: async ({ input: { rest } }) => {
    invariant(rest, 'an order that is split names what is left of it');
    return rest;
  },
  /** Other dates that waited for their money are given up, and nothing is asked any more that its provider changed. */
  dropChange: async ({ vertical, tx, order, by, note, input }) => {
    await dropOpenChange(tx, { order, vertical }, { byCustomer: by.actor === 'customer' });
    const to = input.providerChangeId === undefined ? 'lapsed' : 'refunded';
    await endProviderChange(tx, order.id, { to, by: by.actor, note });
    return {};
  },
  /** What its provider changed is what is booked. Whoever says so stays; whoever only let the time pass may still leave for nothing. */
  acceptChange: async ({ tx, order, by, note }) => {
    await endProviderChange(tx, order.id, { to: 'accepted', by: by.actor, note });
    return by.actor === 'system' ? {} : { disrupted_at: null };
  },
  noteNoShow: async ({ order }) => ({ no_show_at: order.now }),
  markVerified: async ({ order }) => ({ verified_at: order.now }),
  clearVerified: async () => ({ verified_at: null }),
  writeGuests: async ({ vertical, tx, order, input, by }) => {
    const before = await bookedGuestsOf(tx, order.id);
    const named = await bookedGuests(tx, { customerId: order.customerId, guests: input.guests ?? [] });
    const places = vertical.placesOfGuests?.({ before, named }) ?? named.map((_, index) => index);
    // Whose name alone is corrected keeps document and lap.
    const guests = inPlaces(named, places).map((guest, index) => ({
      ...guest,
      document: guest.document ?? before[index]?.document ?? null,
      infantOf: guest.infantOf ?? before[index]?.infantOf ?? null,
    }));
    assertThat(!sameGuests(before, guests), 'travel.same_guests');
    return refusedWhereNamed(places, async () => {
      vertical.checkGuests({ snapshot: order.snapshot, guests, contact: null });
      await keepGuests(tx, { orderId: order.id, guests });
      await renameInChange(tx, { vertical, orderId: order.id, before, now: guests });
      await vertical.guestsChanged?.(tx, { orderId: order.id, guests });
      if (!vertical.correctNames) return {};
      const { id: orderId, customerId, request, snapshot } = order;
      const others = { orderId, customerId, request, snapshot, guests, before, confirmed: order.state === 'confirmed' };
      const references = await vertical.correctNames(tx, { ...others, byCustomer: by.actor === 'customer' });
      return references ? { reference_numbers: [...references] } : {};
    });
  },
  writeComment: async ({ platform, vertical, tx, order, input }) => {
    const { comment } = input;
    invariant(comment, 'a comment says something');
    const about = { orderId: order.id, customerId: order.customerId, subjectId: order.subjectId };
    await writeComment({ platform, vertical, tx }, { ...about, ...comment, kind: order.kind });
    return {};
  },
  complete,
};
