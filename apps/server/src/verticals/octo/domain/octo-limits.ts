/** What a reseller may ask for at most. */
export const octoLimits = {
  /** Products of one answer: the standard has no pages. */
  products: 2_000,
  /** Days of one look at availability, and of one calendar. */
  availabilityDays: 62,
  calendarDays: 366,
  availabilityIds: 100,
  unitItems: 20,
  /** Minutes for which one call holds places, and all that a booking can be held for. */
  holdMinutes: 120,
  heldInAllMinutes: 480,
  /** Bookings of an account that wait for their confirmation at a time. */
  holds: 50,
  bookings: 100,
  reference: 100,
  notes: 500,
  reason: 200,
} as const;
