/** What a booking of flights may be, and what staff may write. */
export const flightLimits = {
  /** Travellers of one order, babies on laps included. */
  travellers: 9,
  childFrom: 2,
  childTo: 11,
  /** Slices of a trip: one way, out and back, or one after the other through several cities. */
  slices: 6,
  /** Flights of a slice, one after the other. */
  legs: 3,
  /** Longest wait between two of them, in minutes. */
  waitMinutes: 1_440,
  /** Days ahead that a flight may be booked, counted at the airport of departure. */
  daysAhead: 330,
  /** Days to both sides of those searched that are looked through where these have nothing. */
  nearDays: 30,
  /** Airports count as near within so many kilometres. */
  nearKilometres: 300,
  /** Most other days, airports of one end and cities that are offered where a search finds nothing. */
  alternatives: 3,
  /** Days to both sides, and most ways of each, that are offered for nothing instead of one that its airline moved. */
  insteadDays: 2,
  insteadOfDay: 2,
  /** Longest stretch that a calendar of prices covers in one call. */
  calendarDays: 70,
  /** Days that staff see of prices and seats in one call, and change in one, and flights that they change together. */
  calendarView: 42,
  editDays: 400,
  bulkFlights: 100,
  /** Weeks after one that it is copied to. */
  copyWeeks: 52,
  /** Longest stretch of days of the report. */
  suggestions: 12,
  /** Months that a document must be valid after the day of the last arrival. */
  documentMonths: 6,
  /** Minutes from payment within which tickets are promised. */
  issueMinutes: 120,
  name: 80,
  number: 8,
  terminal: 10,
  brand: 20,
  brandSteps: 6,
  /** Of a fare's rule of changes: US cents of a traveller and way, and minutes before the departure of the way until which it holds. */
  changeFeeUsd: 1_000_000,
  changeUntilMinutes: 525_600,
  /** Most letters of a name that may be corrected on a ticket. */
  nameLetters: 10,
  /** Half of the fare, in basis points. */
  returnBp: 5_000,
  /** Most pieces of a kind of bag that a traveller may buy for a way, whatever the fare, and the heaviest. */
  extraBags: 9,
  bagKg: 50,
  /** Half of its price, in basis points. */
  bagTaxBp: 5_000,
  seats: 900,
  /** Of a seat map: rows of a cabin, their highest number, columns with aisles, and legroom in centimetres. */
  seatRows: 99,
  seatRowNumber: 99,
  seatColumns: 14,
  legroomFrom: 60,
  legroomTo: 250,
  blockMinutes: 1_440,
  transferMinutes: 600,
  /** Longest delay that a departure is announced with. */
  delayMinutes: 1_440,
} as const;
