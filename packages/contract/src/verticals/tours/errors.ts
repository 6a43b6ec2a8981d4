/** Refusals of tours; numbers 4750 to 4774. */
export const errors = {
  'tour.offline': { code: 4750, status: 409 },
  /** Comes with `left`, the places that are left. */
  'tour.unavailable': { code: 4751, status: 409 },
  'tour.closed': { code: 4752, status: 409 },
  'tour.cancelled': { code: 4753, status: 409 },
  'tour.seats_in_use': { code: 4754, status: 409 },
  'tour.departed': { code: 4756, status: 409 },
} as const;
