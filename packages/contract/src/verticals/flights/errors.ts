/** Refusals of flights; numbers 4700 to 4729. */
export const errors = {
  'flight.offline': { code: 4700, status: 409 },
  'flight.unavailable': { code: 4701, status: 409 },
  'flight.closed': { code: 4702, status: 409 },
  'flight.connection': { code: 4703, status: 409 },
  'flight.age_changed': { code: 4704, status: 409 },
  'flight.on_board_already': { code: 4705, status: 409 },
  'flight.number_taken': { code: 4706, status: 409 },
  'flight.seats_in_use': { code: 4707, status: 409 },
  'airport.code_taken': { code: 4708, status: 409 },
  'airline.code_taken': { code: 4709, status: 409 },
  'fare_brand.taken': { code: 4710, status: 409 },
  'aircraft.code_taken': { code: 4711, status: 409 },
  'flight.departed': { code: 4720, status: 409 },
  'flight.day_cancelled': { code: 4721, status: 409 },
} as const;
