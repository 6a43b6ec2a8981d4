import type { TravelKindRule } from '../travel-kind.ts';

/** Tables of restaurants. */
export const kind = {
  name: 'dining',
  unpaidMinutes: 15,
  orderPath: '/diningorderdetail',
  receiptPath: '/diningreceipt',
  cashierRoute: 'diningCashier',
  presented: 'voucher',
} as const satisfies TravelKindRule;
