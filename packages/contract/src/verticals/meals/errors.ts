/** Refusals of set meals; numbers 4810 to 4829. */
export const errors = {
  'meal.offline': { code: 4810, status: 409 },
  'meal.sold_out': { code: 4811, status: 409 },
  'meal.per_customer': { code: 4812, status: 409 },
  'meal.not_refundable': { code: 4813, status: 409 },
  'meal.not_unused': { code: 4814, status: 409 },
  'meal.refund_changed': { code: 4815, status: 409 },
  'meal.unknown_code': { code: 4816, status: 404 },
  'meal.used': { code: 4817, status: 409 },
  'meal.given_back': { code: 4818, status: 409 },
  'meal.expired': { code: 4819, status: 409 },
  'meal.wrong_place': { code: 4820, status: 409 },
  'meal.closed_day': { code: 4821, status: 409 },
  'meal.closed_hour': { code: 4822, status: 409 },
  'meal.table_limit': { code: 4823, status: 409 },
  'meal.undo_late': { code: 4824, status: 409 },
  'meal.stock_sold': { code: 4825, status: 409 },
} as const;
