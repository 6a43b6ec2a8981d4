import type { TravelKindRule } from '../travel-kind.ts';

/** Set meals of restaurants, paid ahead and used by one code a piece. */
export const kind = {
  name: 'diningcombo',
  unpaidMinutes: 15,
  orderPath: '/diningcomboorderdetail',
  receiptPath: '/diningcomboreceipt',
  cashierRoute: 'diningCashier',
  presented: 'own_codes',
  byPieces: true,
  revisionErrors: ['meal.offline', 'meal.sold_out', 'meal.per_customer'],
} as const satisfies TravelKindRule;
