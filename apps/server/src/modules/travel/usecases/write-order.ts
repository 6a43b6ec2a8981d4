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
import { type NewPayment, type OpenedPayment, openPayment } from '../../payments/public.ts';
import type { BookedGuest } from '../db/guest.repo.ts';
import {
  insertTravelOrder,
  insertTravelOrders,
  type NewTravelOrder,
  type PartOfBundle,
} from '../db/place-travel.repo.ts';
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

type Written = { readonly number: string; readonly paymentId: string; readonly state: TravelOrderState };

/**
 * Writes an order whose service is held, in the state it is placed in: opens its payment, spends its points, emits `travel.placed`, and
 * `travel.changed` where it is passed at once.
 */
export async function writeOrder(platform: Platform, tx: Tx, order: WrittenOrder): Promise<Written> {
  const opened = await openPayment(tx, paymentOf(order));
  return written(platform, tx, await insertOpened(tx, order, opened));
}

/** The same for several orders at once, each with the payment that was opened for it. */
export async function writeOrders(
  platform: Platform,
  tx: Tx,
  orders: readonly { readonly order: WrittenOrder; readonly payment: OpenedPayment }[],
): Promise<void> {
  const rows = orders.map(({ order, payment }) => rowOf(order, payment));
  await insertTravelOrders(tx, rows);
  for (const row of rows) await written(platform, tx, row);
}

/** The payment of an order that is written. */
export const paymentOf = ({ id, kind, customer, frozen, now, expiresAt }: WrittenOrder): NewPayment => ({
  payableKind: payableOfOrder(kind),
  payableId: id,
  customerId: customer.id,
  amountUsd: frozen.pricing.payableUsd,
  expiresAt,
  now,
});

function rowOf(order: WrittenOrder, payment: OpenedPayment): NewTravelOrder {
  const { customer, frozen, now } = order;
  return {
    ...order,
    number: travelNumber(now, randomBytes(NUMBER_BYTES)),
    customerId: customer.id,
    customerName: customer.nickname,
    passedTo: order.atOnce ? passedState() : null,
    paymentId: payment.id,
    accessKey: payment.accessKey,
    earnPoints: Math.floor(frozen.pricing.payableUsd / 100),
  };
}

async function insertOpened(tx: Tx, order: WrittenOrder, payment: OpenedPayment): Promise<NewTravelOrder> {
  const row = rowOf(order, payment);
  await insertTravelOrder(tx, row);
  return row;
}

/** Spends the points of an order that was written, and says that it was. */
async function written(platform: Platform, tx: Tx, row: NewTravelOrder): Promise<Written> {
  const { id, kind, customerId, number, paymentId, passedTo, frozen } = row;
  const spent = { id, kind, customerId, points: frozen.pricing.points.deducted, version: 1 };
  await moveTravelPoints(tx, spent, 'spend');
  await platform.events.emit(tx, 'travel.placed', { orderId: id, kind, customerId });
  if (passedTo !== null) {
    await platform.events.emit(tx, 'travel.changed', {
      orderId: id,
      kind,
      customerId,
      event: REVIEW.event,
      to: passedTo,
    });
  }
  return { number, paymentId, state: passedTo ?? REVIEW.state };
}
