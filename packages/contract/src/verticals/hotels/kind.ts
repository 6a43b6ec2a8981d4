import type { TravelKindRule } from '../travel-kind.ts';

export const kind = {
  name: 'hotel',
  unpaidMinutes: 30,
  orderPath: '/hotelorderdetail',
  cashierRoute: 'travelCashier',
} as const satisfies TravelKindRule;
