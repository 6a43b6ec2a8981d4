/** What a stay may be, and what staff may write. */
export const hotelLimits = {
  rooms: 8,
  adults: 16,
  children: 8,
  childAge: 17,
  nights: 28,
  /** Hours of a day in which the night that began the evening before can still be had. */
  nightHours: 5,
  /** Days ahead that a stay may begin, in the hotel's own zone. */
  daysAhead: 365,
  name: 120,
  address: 200,
  area: 60,
  description: 4_000,
  policy: 1_000,
  gallery: 20,
  roomTypes: 40,
  ratePlans: 12,
  units: 1_000,
  /** Days that one edit of the calendar may span, and one reading of it. */
  calendarDays: 400,
  calendarView: 62,
  /** Longest stretch a customer's price calendar covers in one call. */
  priceDays: 93,
  bulkPlans: 50,
  suggestions: 12,
  areaNames: 200,
  /** Calendars of other sites that one room type may read. */
  feeds: 10,
  feedName: 60,
  feedUrl: 2_000,
  /** Other rooms of a house that cannot have its guests, and other houses, that are offered instead. */
  insteadRooms: 3,
  insteadElsewhere: 6,
} as const;
