import { z } from 'zod';
import { media, picture } from '../../core/picture.ts';
import { count, moment, price } from '../../core/validation.ts';
import { dealMark } from '../../deals/deal-mark.ts';
import { policyStep } from '../../travel/order-views.ts';
import { reviewsHead } from '../../travel/review-views.ts';
import { BEDS, BOARDS, CLOSED_REASONS, FACILITIES, VIEWS } from './facts.ts';

const board = z.enum(BOARDS);
const facility = z.enum(FACILITIES);

/** One guest room's people. */
const roomParty = z.object({ adults: z.int(), childAges: z.array(z.int()) });

/** What a stay costs, with taxes, for all of its rooms. `nightly` is the average of one room and night. */
const stayPrice = z.object({ nightly: price, total: price, taxes: price });
export type StayPrice = z.infer<typeof stayPrice>;

/** The deal of a room's night, with the price of the whole stay before it: what `was` is to `nightly`, `totalWas` is to `total`. */
const stayDeal = dealMark.unwrap().extend({ totalWas: price }).nullable();
export type StayDeal = z.infer<typeof stayDeal>;

export const hotelCard = z.object({
  id: z.uuid(),
  name: z.string(),
  stars: z.int().min(0).max(5),
  city: z.string(),
  area: z.string(),
  cover: picture,
  pictures: z.array(picture),
  /** 0 to 10 with one decimal; null before the first comment. */
  score: z.number().nullable(),
  reviews: count,
  facilities: z.array(facility),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres from the city's centre, or from the middle of the bounds asked for. */
  distance: count,
  /** The cheapest plan that fits; without dates, one night of two adults at the lowest price in sight. Null: none fits. */
  price: stayPrice.nullable(),
  /** Tax that is in its prices. */
  taxPercent: z.number(),
  /** Of the night's price, where the stay is at a discount deal; the order of a list goes by prices without. */
  deal: stayDeal,
  /** Of the cheapest plan that fits. */
  board: board.nullable(),
  freeCancellation: z.boolean(),
  /** Rooms left of the cheapest that fits, where they are few (5 at most); null otherwise. */
  roomsLeft: z.int().nullable(),
});
export type HotelCard = z.infer<typeof hotelCard>;

export const popularCity = z.object({
  id: z.uuid(),
  name: z.string(),
  country: z.string(),
  picture: picture.nullable(),
  hotels: count,
  /** The lowest price of a night in sight; null when nothing is for sale. */
  from: price.nullable(),
});
export type PopularCity = z.infer<typeof popularCity>;

export const suggestion = z.object({
  kind: z.enum(['city', 'hotel']),
  id: z.uuid(),
  name: z.string(),
  /** Country of a city; city of a hotel. */
  place: z.string(),
  /** Hotels in the city; 1 for a hotel. */
  hotels: count,
  picture: picture.nullable(),
});
export type HotelSuggestion = z.infer<typeof suggestion>;

/** How many hotels of the answer would stay if this filter were chosen as well. */
const facet = <T extends z.ZodType<string | number>>(value: T) => z.array(z.object({ value, count }));
export const facets = z.object({
  stars: facet(z.int()),
  board: facet(board),
  facility: facet(facility),
  area: z.array(z.object({ value: z.string(), name: z.string(), count })),
  /** Hotels with at least this score. */
  score: facet(z.number()),
  freeCancellation: count,
  /** Lowest and highest nightly price in the currency asked for, before the price filter; null when nothing is found. */
  nightly: z.object({ min: price, max: price }).nullable(),
});
export type HotelFacets = z.infer<typeof facets>;

const ratePlanOffer = z.object({
  id: z.uuid(),
  name: z.string(),
  board,
  /** Null: it cannot be booked for this stay, for the reason given; or no dates were given. */
  price: stayPrice.nullable(),
  /** Of the night's price, where the stay is at a discount deal. */
  deal: stayDeal,
  closed: z.enum(CLOSED_REASONS).nullable(),
  /** Least nights of a stay that begins on the day asked for. */
  minimumStay: z.int(),
  /** The day to which cancelling is free, at the hour of the steps; null: never free. */
  freeUntil: moment.nullable(),
  /** What cancelling costs, of this price; empty without dates. */
  policy: z.array(policyStep),
  roomsLeft: z.int().nullable(),
});
export type RatePlanOffer = z.infer<typeof ratePlanOffer>;

const roomTypeOffer = z.object({
  id: z.uuid(),
  name: z.string(),
  description: z.string(),
  pictures: z.array(picture),
  squareMetres: z.int(),
  beds: z.array(z.object({ bed: z.enum(BEDS), count: z.int() })),
  view: z.enum(VIEWS),
  maxAdults: z.int(),
  maxChildren: z.int(),
  maxGuests: z.int(),
  facilities: z.array(facility),
  /** Rooms of the type left for the stay, at most 5 are told; null when more are, or without dates. */
  roomsLeft: z.int().nullable(),
  plans: z.array(ratePlanOffer),
});
export type RoomTypeOffer = z.infer<typeof roomTypeOffer>;

/** What a hotel has instead of a booked stay: what the booking has itself counts as free, and deals do not count. */
export const otherRooms = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    maxGuests: z.int(),
    plans: z.array(
      ratePlanOffer.pick({ id: true, name: true, board: true, price: true, closed: true, minimumStay: true }),
    ),
  }),
);
export type OtherRooms = z.infer<typeof otherRooms>;

export const hotelDetail = hotelCard
  .omit({ price: true, deal: true, board: true, freeCancellation: true, roomsLeft: true })
  .extend({
    description: z.string(),
    gallery: z.array(media),
    address: z.string(),
    phone: z.string(),
    cityId: z.uuid(),
    country: z.string(),
    zone: z.string(),
    /** The hotel's present date, from which check-in is possible. */
    today: z.iso.date(),
    /** Wall-clock hours of the hotel, `14:00` and `12:00`. */
    checkInFrom: z.string(),
    /** Until when the desk is open; an hour before `checkInFrom` is of the night. Null where it never closes. */
    checkInUntil: z.string().nullable(),
    checkOutUntil: z.string(),
    policies: z.object({ children: z.string(), pets: z.string(), extra: z.string() }),
    /** Tax in percent, included in every price shown. */
    taxPercent: z.number(),
    /** Echo of the stay that was priced; null without dates. */
    stay: z
      .object({ checkIn: z.iso.date(), checkOut: z.iso.date(), nights: z.int(), rooms: z.array(roomParty) })
      .nullable(),
    /** Where no plan can be booked for the stay: others near it that can, nearest first. */
    instead: z.array(z.object({ checkIn: z.iso.date(), checkOut: z.iso.date() })),
    roomTypes: z.array(roomTypeOffer),
    ...reviewsHead,
    online: z.boolean(),
  });
export type HotelDetail = z.infer<typeof hotelDetail>;

/** What a hotel order or quote is of: the `item` of its subject. */
const hotelItem = z.object({
  hotelId: z.uuid(),
  roomTypeId: z.uuid(),
  planId: z.uuid(),
  room: z.string(),
  plan: z.string(),
  board,
  checkIn: z.iso.date(),
  checkOut: z.iso.date(),
  nights: z.int(),
  rooms: z.array(roomParty),
  checkInFrom: z.string(),
  /** Null where the desk never closes. */
  checkInUntil: z.string().nullable(),
  checkOutUntil: z.string(),
  stars: z.int(),
  /** Settlement cents of each night, all rooms together, before taxes and discounts; they sum to the list price. */
  nightly: z.array(z.object({ date: z.iso.date(), usd: z.int() })),
});
export type HotelItem = z.infer<typeof hotelItem>;
