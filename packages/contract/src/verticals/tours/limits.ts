/** What a booking of a tour may be, and what staff may write. */
export const tourLimits = {
  /** Travellers of one order. */
  travellers: 20,
  childAge: 17,
  age: 120,
  /** Days ahead that a departure may be booked. */
  daysAhead: 365,
  /** Longest stretch of days of a search and of a calendar in one call. */
  searchDays: 366,
  calendarDays: 62,
  /** Places that are told exactly where no more are left. */
  fewSeats: 5,
  suggestions: 12,
  /** Minutes within which an order of a guaranteed departure is promised to be confirmed. */
  confirmMinutes: 60,
  /** Departures that are offered instead of one that was cancelled. */
  instead: 3,
  /** From so many minutes on, another hour of a departure is its customers' choice. */
  chosenFrom: 121,
  /** Departures that are offered for nothing instead of one that was moved. */
  alternatives: 8,
  /** Departures that staff choose from when a booking is changed. */
  changeChoices: 200,
  name: 120,
  summary: 300,
  story: 4_000,
  address: 200,
  note: 500,
  operator: 80,
  guide: 80,
  days: 30,
  gallery: 20,
  stops: 12,
  units: 5,
  extras: 12,
  extraCount: 20,
  pickups: 12,
  steps: 6,
  terms: 30,
  capacity: 500,
  /** In minutes: how long before the start booking may end. */
  cutoffMinutes: 43_200,
  goDays: 90,
  /** Days, hours and languages of one rule of departures. */
  ruleDays: 400,
  ruleStarts: 6,
} as const;
