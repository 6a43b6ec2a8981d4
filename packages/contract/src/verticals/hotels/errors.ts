/** Refusals of hotels; numbers 4530 to 4569. */
export const errors = {
  'hotel.offline': { code: 4530, status: 409 },
  'hotel.unavailable': { code: 4531, status: 409 },
  'hotel.minimum_stay': { code: 4532, status: 409 },
  'hotel.occupancy': { code: 4533, status: 409 },
  'hotel.no_arrival': { code: 4535, status: 409 },
  'hotel.no_departure': { code: 4536, status: 409 },
  'hotel.units_in_use': { code: 4534, status: 409 },
  'hotel.feeds_many': { code: 4537, status: 409 },
} as const;
