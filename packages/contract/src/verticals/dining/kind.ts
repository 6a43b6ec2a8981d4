import type { TravelKindRule } from '../travel-kind.ts';

/** Tables of restaurants. */
export const kind = {
  name: 'dining',
  unpaidMinutes: 15,
  orderPath: '/diningorderdetail',
  receiptPath: '/diningreceipt',
  cashierRoute: 'diningCashier',
  presented: 'voucher',
  revisionErrors: [
    'dining.offline',
    'dining.closed_day',
    'dining.closed_hour',
    'dining.last_seating',
    'dining.notice',
    'dining.far',
    'dining.party',
    'dining.area',
    'dining.full',
    'dining.pace',
    'dining.menu',
    'dining.overlap',
    'dining.groups',
    'dining.too_many',
    'dining.wait_over',
  ],
} as const satisfies TravelKindRule;
