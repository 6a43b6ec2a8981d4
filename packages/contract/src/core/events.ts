import type { PayableKind } from '../payments/schemas.ts';
import type { TravelKind } from '../travel/kinds.ts';
import type { VerticalEvents } from '../verticals/events.gen.ts';

/** Domain events with their payloads, written to the outbox in the transaction that causes them. */
export type DomainEvents = {
  /** `byStaff`: staff opened the account, whose customer has yet to choose a password. */
  'account.registered': { customerId: string; byStaff?: boolean };
  'travel.placed': { orderId: string; kind: TravelKind; customerId: string };
  /** Staff chose other dates for a booking that cost more: its customer is asked to pay. */
  'travel.change_to_pay': { changeId: string; orderId: string; kind: TravelKind; customerId: string };
  /** A change of a booking was not paid in time: the booking stands as it was. */
  'travel.change_expired': { changeId: string; orderId: string; kind: TravelKind; customerId: string };
  /** A part of what was booked as one does not take place: its customer is asked what becomes of it. */
  'travel.part_off': { changeId: string; orderId: string; kind: TravelKind; customerId: string };
  'travel.changed': { orderId: string; kind: TravelKind; customerId: string; event: string; to: string };
  /** Its provider changed what is booked, or took a change back: days, moments and what is asked of the customer may be others. */
  'travel.provider_changed': { orderId: string; kind: TravelKind; customerId: string };
  /** A change of a booking does something to others of its customer that it did not before: these effects. */
  'trip.touched': { customerId: string; causeId: string; effectIds: string[] };
  /** The moment until which the confirmation of a paid order was promised is past. Comes once for an order. */
  'travel.overdue': { orderId: string; kind: TravelKind; customerId: string };
  'order.placed': { orderId: string; customerId: string };
  'order.paid': { orderId: string; customerId: string };
  'order.changed': { orderId: string; customerId: string; event: string; to: string };
  'order.completed': { orderId: string; customerId: string };
  'payment.refund_failed': { refundId: string; payableKind: string; payableId: string; usd: number };
  /**
   * `bookingId`: what names the booking, one for each time money came. `withdrawn`: it came after the customer had
   * cancelled what it was for; absent in events older than that.
   */
  'payment.credited_late': {
    paymentId: string;
    payableKind: PayableKind;
    payableId: string;
    bookingId: string;
    customerId: string;
    usd: number;
    withdrawn?: boolean;
  };
  'payment.proof_submitted': { proofId: string; paymentId: string; customerId: string };
  'payment.proof_decided': { proofId: string; paymentId: string; customerId: string; verdict: 'approved' | 'rejected' };
  'wallet.transferred': { transferId: string; fromId: string; toId: string; usd: number };
  'top_up.changed': {
    topUpId: string;
    customerId: string;
    event: string;
    to: 'paid' | 'cancelled' | 'failed';
    usd: number;
  };
  'withdrawal.changed': { withdrawalId: string; customerId: string; event: string; to: string };
  'catalog.product_changed': { productId: string };
  /** `known`: asked for on a device where the customer signed in before. */
  'account.reset_asked': { customerId: string | null; known?: boolean };
  'mail.queued': { mailId: string };
  'export.asked': { exportId: string };
  'data_copy.asked': { copyId: string };
  'backup.asked': { backupId: string };
  'clock.moved': { offsetMs: number };
} & VerticalEvents;

export type EventName = keyof DomainEvents;
