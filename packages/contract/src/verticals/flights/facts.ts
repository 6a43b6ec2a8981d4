/** Labels are the message keys `flights.cabin.<name>`; the lowest first. */
export const CABINS = ['economy', 'premium', 'business', 'first'] as const;
export type Cabin = (typeof CABINS)[number];

/** Whether a fare lets a traveller choose a seat: free, for money, or not at all; `flights.seat.<name>`. */
export const SEAT_CHOICES = ['free', 'paid', 'none'] as const;
export type SeatChoice = (typeof SEAT_CHOICES)[number];

/** Kinds of bags that are bought beside those of a fare; `flights.bag_kind.<name>`. */
export const BAG_KINDS = ['checked', 'sports'] as const;
export type BagKind = (typeof BAG_KINDS)[number];

/** Labels are the message keys `flights.sort.<name>`. */
export const FLIGHT_SORTS = ['best', 'cheapest', 'fastest', 'earliest', 'latest'] as const;
export type FlightSort = (typeof FLIGHT_SORTS)[number];

/** Quarters of a local day that departures and arrivals are filtered by; `flights.hours.<name>`. */
export const DAY_PARTS = ['night', 'morning', 'afternoon', 'evening'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** The quarter of the day of an hour such as `07:25`. */
export const dayPartOf = (hour: string): DayPart => DAY_PARTS[Math.floor(Number(hour.slice(0, 2)) / 6)] ?? 'night';

/** Filters of a search that can be taken away alone; of two limits of a wait, each. Labels are the message keys `flights.without.<name>`. */
export const FLIGHT_FILTERS = [
  'stops',
  'airlines',
  'departure',
  'arrival',
  'airports',
  'price',
  'minutes',
  'wait',
  'waitMin',
  'waitMax',
  'via',
  'bag',
  'refundable',
] as const;
export type FlightFilter = (typeof FLIGHT_FILTERS)[number];
