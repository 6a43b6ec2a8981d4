import type { TravelKindRule } from '../travel-kind.ts';

export const kind = {
  name: 'hotel',
  unpaidMinutes: 30,
  orderPath: '/hotelorderdetail',
  receiptPath: '/hotelreceipt',
  cashierRoute: 'travelCashier',
  presented: 'voucher',
} as const satisfies TravelKindRule;
