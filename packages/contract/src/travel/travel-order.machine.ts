import { defineMachine } from '@app/kernel/machine';

/** A travel order: the only way its status changes, whatever the vertical. */
export const travelOrderMachine = defineMachine({
  name: 'travel_order',
  initial: 'pending_review',
  states: [
    'pending_review',
    'pending_payment',
    'pending_verification',
    'confirmed',
    'pending_comment',
    'completed',
    'cancelled',
  ],
  transitions: [
    { on: 'review', from: ['pending_review'], to: 'pending_payment', by: ['admin', 'system'], effects: ['letPay'] },
    {
      on: 'modify_amount',
      from: ['pending_payment'],
      to: 'pending_payment',
      by: ['admin'],
      effects: ['repricePayment'],
    },
    {
      on: 'change_guests',
      from: ['pending_payment'],
      to: 'pending_payment',
      by: ['customer', 'admin'],
      guard: 'guestsMayChange',
      effects: ['writeGuests'],
    },
    {
      on: 'change_guests',
      from: ['pending_verification'],
      to: 'pending_verification',
      by: ['customer', 'admin'],
      guard: 'guestsMayChange',
      effects: ['writeGuests'],
    },
    {
      on: 'change_guests',
      from: ['confirmed'],
      to: 'confirmed',
      by: ['customer', 'admin'],
      guard: 'guestsMayChange',
      effects: ['writeGuests'],
    },
    {
      on: 'change_dates',
      from: ['pending_verification', 'confirmed'],
      to: 'pending_verification',
      by: ['customer', 'admin', 'system'],
      guard: 'changeFits',
      effects: ['swapStock', 'settleChange'],
    },
    {
      on: 'cancel',
      from: ['pending_review', 'pending_payment'],
      to: 'cancelled',
      by: ['customer', 'admin', 'system'],
      effects: ['releaseStock', 'returnPoints', 'voidPayment'],
    },
    {
      on: 'expire',
      from: ['pending_review', 'pending_payment'],
      to: 'cancelled',
      by: ['system'],
      effects: ['releaseStock', 'returnPoints', 'voidPayment'],
    },
    {
      on: 'pay',
      from: ['pending_payment'],
      to: 'pending_verification',
      by: ['system'],
      effects: ['takeStock'],
    },
    {
      on: 'revive',
      from: ['cancelled'],
      to: 'pending_verification',
      by: ['system'],
      guard: 'stockCanBeHad',
      effects: ['takePoints', 'takeStock'],
    },
    {
      on: 'confirm',
      from: ['pending_verification'],
      to: 'confirmed',
      by: ['admin', 'system'],
      effects: ['attachReferences', 'issueVoucher'],
    },
    {
      on: 'cancel_paid',
      from: ['pending_verification', 'confirmed'],
      to: 'cancelled',
      by: ['customer', 'admin', 'system'],
      guard: 'mayStillCancel',
      effects: ['dropChange', 'releaseStock', 'refundBySource'],
    },
    {
      on: 'refund_part',
      from: ['confirmed'],
      to: 'confirmed',
      by: ['customer', 'admin', 'system'],
      guard: 'partFits',
      effects: ['refundPart'],
    },
    {
      on: 'no_show',
      from: ['confirmed'],
      to: 'confirmed',
      by: ['admin'],
      guard: 'hasBegun',
      effects: ['dropChange', 'noteNoShow'],
    },
    {
      on: 'verify',
      from: ['confirmed'],
      to: 'pending_comment',
      by: ['admin', 'system'],
      guard: 'voucherFits',
      effects: ['dropChange', 'markVerified'],
    },
    {
      on: 'unverify',
      from: ['pending_comment'],
      to: 'confirmed',
      by: ['admin'],
      guard: 'isNotOver',
      effects: ['clearVerified'],
    },
    {
      on: 'comment',
      from: ['pending_comment'],
      to: 'completed',
      by: ['customer'],
      guard: 'wasThere',
      effects: ['writeComment', 'complete'],
    },
    { on: 'auto_comment', from: ['pending_comment'], to: 'completed', by: ['system'], effects: ['complete'] },
  ],
});

export type TravelOrderState = (typeof travelOrderMachine.states)[number];
export type TravelOrderEvent = (typeof travelOrderMachine.transitions)[number]['on'];

/** The tabs of a customer's travel orders and the states each shows. */
export const travelOrderTabs = {
  all: travelOrderMachine.states,
  unpaid: ['pending_review', 'pending_payment'],
  upcoming: ['pending_verification', 'confirmed'],
  to_comment: ['pending_comment'],
  completed: ['completed'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly TravelOrderState[]>;
export type TravelOrderTab = keyof typeof travelOrderTabs;
