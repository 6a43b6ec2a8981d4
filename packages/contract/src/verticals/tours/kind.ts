import type { TravelKindRule } from '../travel-kind.ts';

/** Tours: people who travel together with a guide, on a departure with so many places. */
export const kind = {
  name: 'tour',
  unpaidMinutes: 30,
  orderPath: '/tourorderdetail',
  receiptPath: '/tourreceipt',
  cashierRoute: 'travelCashier',
  presented: 'voucher',
  revisionErrors: ['tour.offline', 'tour.closed', 'tour.cancelled', 'tour.unavailable'],
} as const satisfies TravelKindRule;
