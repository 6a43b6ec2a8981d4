import { z } from 'zod';
import { picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { policyStep } from '../../travel/order-views.ts';
import { reviewsHead } from '../../travel/review-views.ts';
import { BAG_KINDS, CABINS, DAY_PARTS, SEAT_CHOICES } from './facts.ts';
import { bookedSeat } from './seat-schemas.ts';

/** Date and hour that a clock of the place shows, `2026-12-14T09:35`. */
export const wallTime = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/);

/** Where a flight departs or arrives. */
const flightPoint = z.object({
  code: z.string(),
  name: z.string(),
  cityId: z.uuid(),
  city: z.string(),
  zone: z.string(),
  /** Empty where the airport has one alone. */
  terminal: z.string(),
});
export type FlightPoint = z.infer<typeof flightPoint>;

const airlineMark = z.object({ code: z.string(), name: z.string(), colour: z.string() });

/** What has become of a flight since it was booked. */
const legChange = z.object({
  state: z.enum(['delayed', 'cancelled']),
  /** `flights.reason.<name>`; null where nothing is wrong any more. */
  reason: z.string().nullable(),
  /** Departure and arrival as they were sold. */
  soldDeparture: wallTime,
  soldArrival: wallTime,
});
export type LegChange = z.infer<typeof legChange>;

/** One flight on one day. Moments count; wall times, marks and minutes follow from them. */
const flightLeg = z.object({
  flightId: z.uuid(),
  /** Local day of departure. */
  day: z.iso.date(),
  number: z.string(),
  airline: airlineMark,
  /** Another company that flies it; empty where the airline does. */
  operatedBy: z.string(),
  aircraft: z.string(),
  from: flightPoint,
  to: flightPoint,
  departsAt: moment,
  arrivesAt: moment,
  localDeparture: wallTime,
  localArrival: wallTime,
  /** Local days from departure to arrival: 1 for the next day, −1 for the day before. */
  dayShift: z.int(),
  minutes: count,
  /** Comes with what is for sale, where it is announced to depart later than scheduled; its times are those of now. */
  late: z.object({ minutes: count, scheduled: wallTime }).optional(),
  /** Comes with an order alone, where it is not as it was sold; its times are those of now. */
  change: legChange.optional(),
});
export type FlightLeg = z.infer<typeof flightLeg>;

/** The wait between two flights of a slice. */
const wait = z.object({
  code: z.string(),
  city: z.string(),
  minutes: count,
  /** Whether it takes in the hours from midnight to five there. */
  overnight: z.boolean(),
  changesTerminal: z.boolean(),
  /** Comes where the flight before lands too late for the next one. */
  missed: z.literal(true).optional(),
});

/** One way of a trip: its flights, one after the other. */
export const flightSlice = z.object({
  /** As `sliceKeyOf` writes it. */
  key: z.string(),
  cabin: z.enum(CABINS),
  legs: z.array(flightLeg).min(1),
  waits: z.array(wait),
  departsAt: moment,
  arrivesAt: moment,
  localDeparture: wallTime,
  localArrival: wallTime,
  dayShift: z.int(),
  minutes: count,
});
export type FlightSlice = z.infer<typeof flightSlice>;

const bag = z.object({ pieces: count, kg: count });

/** Bags of a kind that are sold beside those of a fare, for one way: what a piece costs with its tax, and how many a traveller may have. */
export const bagOffer = z.object({ kind: z.enum(BAG_KINDS), kg: count, most: count, price });
export type BagOffer = z.infer<typeof bagOffer>;

/** Bags of a kind that a traveller has bought for a way; way and traveller by their position from 1. */
const boughtBag = z.object({ slice: z.int(), guest: z.int(), kind: z.enum(BAG_KINDS), kg: count, pieces: count });
export type BoughtBag = z.infer<typeof boughtBag>;

/**
 * A result of a search. Prices are of the cheapest fare that has what filters ask for, each way, with all charges: of the whole trip, so of a round trip with
 * what is chosen of the other way, or with the cheapest of it.
 */
export const flightCard = flightSlice.extend({
  /** Seats left of the cabin, where they are few (5 at most); null otherwise. */
  seatsLeft: z.int().nullable(),
  checkedBag: bag,
  /** Brands that it is the price of: its own, then that of the other way of a round trip. */
  brands: z.array(z.string()),
  /** Whether its fares give anything back now. */
  refundable: z.boolean(),
  adultPrice: price,
  totalPrice: price,
  /** The discount deals that the two prices are at. */
  adultDeal: dealMark,
  deal: dealMark,
  /** What of an adult's price is for checked bags that are bought beside its fares; null where none is. */
  bagPrice: price.nullable(),
  /** What the airline of both ways has taken off the total; null where it does not. */
  returnDiscount: price.nullable(),
});
export type FlightCard = z.infer<typeof flightCard>;

/** The first of an order: what an adult pays with all charges, of a round trip for both ways, as on its card. */
export const flightSort = z.object({ price, minutes: count });

const facet = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }));
/** How many results would stay if this filter were chosen as well. */
export const flightFacets = z.object({
  stops: facet(z.int()),
  airline: z.array(z.object({ value: z.string(), name: z.string(), count, from: price })),
  departure: facet(z.enum(DAY_PARTS)),
  arrival: facet(z.enum(DAY_PARTS)),
  fromAirport: z.array(z.object({ value: z.string(), name: z.string(), count })),
  toAirport: z.array(z.object({ value: z.string(), name: z.string(), count })),
  /** Airports of the stops with their cities, and what the cheapest result that stops there costs an adult, as its card says. */
  via: z.array(z.object({ value: z.string(), name: z.string(), count, from: price })),
  /** The shortest and the longest wait of those with stops; null where none has any. */
  wait: z.object({ min: count, max: count }).nullable(),
  bag: count,
  refundable: count,
  total: z.object({ min: price, max: price }).nullable(),
  minutes: z.object({ min: count, max: count }).nullable(),
});
export type FlightFacets = z.infer<typeof flightFacets>;

/** What travellers of a type pay together, without charges. */
const fareLine = z.object({
  type: z.enum(['adult', 'child', 'baby']),
  count,
  each: price,
  total: price,
});

/** What the fare of a slice includes: the least of its airlines. */
export const sliceFare = z.object({
  /** The code that a trip names it by. */
  brand: z.string(),
  name: z.string(),
  cabinBag: bag,
  checkedBag: bag,
  seat: z.enum(SEAT_CHOICES),
  meal: z.boolean(),
});
export type SliceFare = z.infer<typeof sliceFare>;

/** A fare of one slice with what it costs and what cancelling it costs, of the slice alone. */
const sliceOffer = sliceFare.extend({
  /** Of one adult with charges. */
  adultPrice: price,
  total: price,
  /** The discount deals that the two prices are at. */
  adultDeal: dealMark,
  deal: dealMark,
  policy: z.array(policyStep),
  /** What changing the way costs all who travel, until when; null where the fare does not allow it. */
  change: z.object({ fee: price, until: moment }).nullable(),
  /** Bags that can be bought beside those that it includes. */
  extraBags: z.array(bagOffer),
});
export type SliceOffer = z.infer<typeof sliceOffer>;

/** A fare of the whole trip: of each slice one of its fares. */
const fareOffer = z.object({
  /** One for each slice. */
  brands: z.array(z.string()),
  /** Before the return discount and discount deals. */
  lines: z.array(fareLine),
  /** What the airline of both ways takes off their fares; null where it does not. */
  returnDiscount: price.nullable(),
  /** What discount deals take off the total; null where none does. */
  dealOff: price.nullable(),
  charges: price,
  /** Checked bags for everybody with a seat that are bought beside the fares, where they are asked for; null where none is. */
  bags: price.nullable(),
  /** Of one adult with charges. */
  adultPrice: price,
  total: price,
  /** The discount deals that the two prices are at. */
  adultDeal: dealMark,
  deal: dealMark,
  /** What cancelling costs until a moment, of the total. */
  policy: z.array(policyStep),
  /** Whether cancelling refunds some of every slice's fare now. */
  refundable: z.boolean(),
});
export type FareOffer = z.infer<typeof fareOffer>;

export const flightDetail = z.object({
  slices: z.array(flightSlice).min(1),
  cabin: z.enum(CABINS),
  party: z.object({ adults: count, childAges: z.array(z.int()), babies: count }),
  /** The fares of each slice, the cheapest first. */
  choices: z.array(z.array(sliceOffer)),
  /** Every combination of them, the cheapest first; of three slices and more the one that was asked for, the cheapest else. */
  fares: z.array(fareOffer),
  /** Seats left of the slice with the fewest, where they are few; null otherwise. */
  seatsLeft: z.int().nullable(),
  /** The first day on which documents may end: six months after the last arrival. */
  documentsUntil: z.iso.date(),
  /** Whether it leaves the country, so that passports are needed. */
  international: z.boolean(),
  /** Zone of the first departure, in which policies are told. */
  zone: z.string(),
  /** What those who flew the route said of it; null where nobody has booked it. */
  reviews: z.object({ subjectId: z.uuid(), ...reviewsHead }).nullable(),
});
export type FlightDetail = z.infer<typeof flightDetail>;

export const placeSuggestion = z.object({
  kind: z.enum(['city', 'airport']),
  /** What `from` and `to` take: the id of a city, or the code of an airport. */
  value: z.string(),
  name: z.string(),
  /** Country of a city, city of an airport. */
  of: z.string(),
  /** Codes of the airports. */
  codes: z.array(z.string()),
  picture: picture.nullable(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const popularRoute = z.object({
  from: placeSuggestion,
  to: placeSuggestion,
  picture: picture.nullable(),
  /** The lowest price of an adult one way in sight, and the day; null when nothing is for sale. */
  lowest: z.object({ price, deal: dealMark, day: z.iso.date() }).nullable(),
});
export type PopularRoute = z.infer<typeof popularRoute>;

/** What a flight order or quote is of: the `item` of its subject. */
const flightItem = z.object({
  slices: z.array(flightSlice.extend({ fare: sliceFare })).min(1),
  party: z.object({ adults: count, childAges: z.array(z.int()), babies: count }),
  documentsUntil: z.iso.date(),
  international: z.boolean(),
  /** Seats that were chosen, and once tickets are issued those of all, by flight and traveller. */
  seats: z.array(bookedSeat),
  /** Bought beside what the fares include. */
  bags: z.array(boughtBag),
});
export type FlightItem = z.infer<typeof flightItem>;

/** Tickets of an order, by the position of the traveller from 1. */
export const flightTicket = z.object({
  guest: z.int(),
  airline: z.string(),
  number: z.string(),
  recordLocator: z.string(),
  void: z.boolean(),
});
