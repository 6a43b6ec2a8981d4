/** Refusals of tables; numbers 4780 to 4809. */
export const errors = {
  'dining.offline': { code: 4780, status: 409 },
  'dining.closed_day': { code: 4781, status: 409 },
  'dining.closed_hour': { code: 4782, status: 409 },
  'dining.last_seating': { code: 4783, status: 409 },
  'dining.notice': { code: 4784, status: 409 },
  'dining.far': { code: 4785, status: 409 },
  'dining.party': { code: 4786, status: 409 },
  'dining.area': { code: 4787, status: 409 },
  'dining.full': { code: 4788, status: 409 },
  'dining.pace': { code: 4789, status: 409 },
  'dining.menu': { code: 4790, status: 409 },
  'dining.tables_in_use': { code: 4791, status: 409 },
  'dining.not_expected': { code: 4792, status: 409 },
  'dining.not_yet': { code: 4793, status: 409 },
  /** Comes with `orderId`, the booking of the customer that is in the way. */
  'dining.overlap': { code: 4794, status: 409 },
  'dining.too_many': { code: 4795, status: 409 },
  'dining.waiting_already': { code: 4796, status: 409 },
  'dining.waits_many': { code: 4797, status: 409 },
  'dining.free_now': { code: 4798, status: 409 },
  'dining.wait_over': { code: 4799, status: 409 },
  'dining.table_already': { code: 4800, status: 409 },
  /** Comes with `most`, the people that a restaurant takes as one party. */
  'dining.groups': { code: 4801, status: 409 },
} as const;
