import type { TravelKindRule } from '../travel-kind.ts';

export const kind = {
  name: 'hotel',
  unpaidMinutes: 30,
  orderPath: '/hotelorderdetail',
  receiptPath: '/hotelreceipt',
  cashierRoute: 'travelCashier',
  presented: 'voucher',
  revisionErrors: [
    'hotel.offline',
    'hotel.unavailable',
    'hotel.minimum_stay',
    'hotel.no_arrival',
    'hotel.no_departure',
    'hotel.occupancy',
  ],
} as const satisfies TravelKindRule;
