import { randomBytes } from 'node:crypto';
import { refuseField } from '@app/contract/core/refuse';
import type { TravelKind } from '@app/contract/travel/kinds';
import type { ContactInput } from '@app/contract/travel/person-schemas';
import { type TravelOrderState, travelOrderMachine } from '@app/contract/travel/travel-order.machine';
import { invariant } from '@app/kernel/assert';
import { findTransition } from '@app/kernel/machine';
import type { Tx } from '../../../platform/db/connect.ts';
import type { CustomerActor } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { writtenPhone } from '../../accounts/core.ts';
import { openPayment } from '../../payments/public.ts';
import { type BookedGuest, writeGuests } from '../db/guest.repo.ts';
import { insertTravelOrder, type PartOfBundle } from '../db/place-travel.repo.ts';
import type { FrozenTravel } from '../domain/frozen-travel.ts';
import { NUMBER_BYTES, travelNumber } from '../domain/travel-number.ts';
import { payableOfOrder } from './payable-kind.ts';
import { moveTravelPoints } from './transition/travel-points.ts';

/** The contact with the phone number in its one written form. Refuses `contact.phone`. */
export function cleanContact(contact: ContactInput): ContactInput {
  const phone = writtenPhone(contact.phone, contact.country) ?? refuseField('contact.phone', 'field.address_tel');
  return { ...contact, phone };
}

export type WrittenOrder = {
  readonly id: string;
  readonly kind: TravelKind;
  readonly customer: CustomerActor;
  readonly request: Record<string, unknown>;
  readonly frozen: FrozenTravel;
  readonly guests: readonly BookedGuest[];
  readonly contact: ContactInput;
  readonly wishes: string;
  readonly arrival: string;
  readonly bundle: PartOfBundle | null;
  readonly now: Date;
  readonly expiresAt: Date;
  /** Whether no review comes first. */
  readonly atOnce: boolean;
};

const REVIEW = { state: 'pending_review', event: 'review', actor: 'system' } as const;

/** Where an order that needs no review is passed to at once: the step changes nothing besides its state. */
function passedState(): TravelOrderState {
  const rule = findTransition(travelOrderMachine, REVIEW);
  invariant(rule && rule.to !== 'origin', 'the system may review what was placed');
  return rule.to;
}

/**
 * Writes an order whose service is held, in the state it is placed in: opens its payment, spends its points, emits `travel.placed`, and
 * `travel.changed` where it is passed at once.
 */
export async function writeOrder(
  platform: Platform,
  tx: Tx,
  order: WrittenOrder,
): Promise<{ number: string; paymentId: string; state: TravelOrderState }> {
  const { id, kind, customer, frozen, now, expiresAt } = order;
  const { pricing } = frozen;
  const number = travelNumber(now, randomBytes(NUMBER_BYTES));
  const passedTo = order.atOnce ? passedState() : null;
  const payment = await openPayment(tx, {
    payableKind: payableOfOrder(kind),
    payableId: id,
    customerId: customer.id,
    amountUsd: pricing.payableUsd,
    expiresAt,
    now,
  });
  await insertTravelOrder(tx, {
    ...order,
    number,
    customerId: customer.id,
    customerName: customer.nickname,
    passedTo,
    paymentId: payment.id,
    accessKey: payment.accessKey,
    earnPoints: Math.floor(pricing.payableUsd / 100),
  });
  await writeGuests(tx, { orderId: id, guests: order.guests });
  const spent = { id, kind, customerId: customer.id, points: pricing.points.deducted, version: 1 };
  await moveTravelPoints(tx, spent, 'spend');
  await platform.events.emit(tx, 'travel.placed', { orderId: id, kind, customerId: customer.id });
  if (passedTo !== null) {
    const passed = { orderId: id, kind, customerId: customer.id, event: REVIEW.event, to: passedTo };
    await platform.events.emit(tx, 'travel.changed', passed);
  }
  return { number, paymentId: payment.id, state: passedTo ?? REVIEW.state };
}
