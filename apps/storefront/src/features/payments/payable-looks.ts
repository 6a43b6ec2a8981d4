import type { TextKey } from '@app/client/i18n';
import type { Cashier } from '@app/contract/payments/schemas';
import { byTravelPayable } from '@app/contract/travel/kinds';
import { IconLuggage, IconPackages, IconShoppingBag, IconWallet } from '@tabler/icons-react';
import { hrefTo } from '../../shell/navigation.ts';
import type { IconGlyph } from '../../ui/icon.tsx';
import type { Outcome } from './pay-outcome.ts';

type Kind = Cashier['payable']['kind'];

type Words = {
  /** Names it by its `number`. */
  readonly number: TextKey;
  readonly see: TextKey;
  readonly leave: TextKey;
  readonly forOther: TextKey;
  /** Title and text of each end. */
  readonly ends: { readonly [O in Outcome]: readonly [TextKey, TextKey] };
  readonly paidByOther: TextKey;
};

const order: Words = {
  number: 'payments.order_number',
  see: 'payments.see_order',
  leave: 'payments.leave_text',
  forOther: 'payments.for_other',
  ends: {
    paid: ['payments.paid_title', 'payments.paid_text'],
    cancelled: ['payments.cancelled_title', 'payments.cancelled_text'],
    expired: ['payments.expired_title', 'payments.expired_text'],
    credited: ['payments.credited_title', 'payments.credited_text'],
    refunded: ['payments.refunded_title', 'payments.refunded_text'],
  },
  paidByOther: 'payments.paid_other_text',
};
const group: Words = {
  number: 'payments.group_number',
  see: 'payments.see_group',
  leave: 'payments.leave_group_text',
  forOther: 'payments.for_other_group',
  ends: {
    ...order.ends,
    paid: ['payments.paid_title', 'payments.group_paid_text'],
    cancelled: ['payments.group_cancelled_title', 'payments.group_cancelled_text'],
    expired: ['payments.expired_title', 'payments.group_expired_text'],
    credited: ['payments.credited_title', 'payments.group_credited_text'],
  },
  paidByOther: 'payments.group_paid_other_text',
};
const topUp: Words = {
  number: 'payments.top_up_number',
  see: 'payments.see_top_up',
  leave: 'payments.leave_top_up_text',
  forOther: 'payments.for_other_top_up',
  ends: {
    ...order.ends,
    paid: ['payments.paid_title', 'payments.top_up_paid_text'],
    cancelled: ['payments.top_up_cancelled_title', 'payments.cancelled_text'],
    expired: ['payments.expired_title', 'payments.top_up_expired_text'],
  },
  paidByOther: 'payments.top_up_paid_text',
};

const travel: Words = {
  number: 'travel.pay.number',
  see: 'travel.pay.see',
  leave: 'travel.pay.leave',
  forOther: 'travel.pay.for_other',
  ends: {
    ...order.ends,
    paid: ['payments.paid_title', 'travel.pay.paid'],
    cancelled: ['travel.pay.cancelled_title', 'travel.pay.cancelled'],
    expired: ['payments.expired_title', 'travel.pay.expired'],
  },
  paidByOther: 'travel.pay.paid_other',
};

/** Other dates of a booking: the booking itself stands, whatever becomes of them. */
const travelChange: Words = {
  ...travel,
  leave: 'travel.pay_change.leave',
  ends: {
    ...travel.ends,
    paid: ['payments.paid_title', 'travel.pay_change.paid'],
    cancelled: ['travel.pay_change.cancelled_title', 'travel.pay_change.cancelled'],
    expired: ['payments.expired_title', 'travel.pay_change.expired'],
  },
};

type Look = {
  readonly icon: IconGlyph;
  readonly words: Words;
  readonly href: (id: string) => string;
  /** Once paid it is of a trip. */
  readonly trip?: boolean;
  /** It can be paid together with others. */
  readonly joins?: boolean;
};

/** Bookings of every vertical look alike; each is looked at on the screen that its kind names. */
const travelLooks = byTravelPayable(({ orderPath }, change): Look => {
  const words = change ? travelChange : travel;
  return { icon: IconLuggage, words, href: (id) => `#${orderPath}?id=${id}`, trip: !change, joins: !change };
});

/** How each kind of payable is drawn and spoken of, and where it is looked at. */
export const payableLooks: { readonly [K in Kind]: Look } = {
  goods_order: { icon: IconShoppingBag, words: order, href: (id) => hrefTo('orderDetails', { id }), joins: true },
  order_group: { icon: IconPackages, words: group, href: (id) => hrefTo('orderGroup', { id }) },
  top_up: { icon: IconWallet, words: topUp, href: (id) => hrefTo('rechargeDetail', { id }) },
  ...travelLooks,
};
