import { z } from 'zod';
import { count, id, moment, nothing, optionalText, text } from '../../core/validation.ts';
import { FEED_PROBLEMS } from './facts.ts';
import { hotelLimits } from './limits.ts';

const params = z.object({ id });
const day = z.iso.date();

/** A calendar of another site as staff see it. Its address is not shown again: who has it reads the calendar. */
const feed = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Of its address. */
  host: z.string(),
  /** Rooms that each entry takes. */
  rooms: z.int(),
  /** When it was read last; null before it ever was. */
  readAt: moment.nullable(),
  triedAt: moment.nullable(),
  problem: z.enum(FEED_PROBLEMS).nullable(),
  /** The status of the answer, where that is the problem. */
  problemStatus: z.int().nullable(),
  failingSince: moment.nullable(),
  /** Nights to come that it closes, and entries of the last reading that close none. */
  nights: count,
  leftOut: count,
  version: z.int(),
});
export type HotelFeed = z.infer<typeof feed>;

/** Nights `[first, until)` that are sold here and taken elsewhere. */
const conflict = z.object({
  first: day,
  until: day,
  /** Rooms that are missing in the worst of the nights. */
  missing: z.int(),
  feeds: z.array(z.string()),
  bookings: z.array(
    z.object({ orderId: z.uuid(), number: z.string(), checkIn: day, checkOut: day, rooms: z.int(), paid: z.boolean() }),
  ),
});
export type NightConflict = z.infer<typeof conflict>;

const roomCalendars = z.object({
  id: z.uuid(),
  name: z.string(),
  units: z.int(),
  /** Where other sites read this room type's calendar; null while it has no address. */
  address: z.object({ url: z.string(), madeAt: moment, fetchedAt: moment.nullable() }).nullable(),
  feeds: z.array(feed),
  conflicts: z.array(conflict),
});
export type RoomCalendars = z.infer<typeof roomCalendars>;

const hotelCalendars = z.object({
  hotelId: z.uuid(),
  /** How often calendars are read, in minutes. */
  minutes: z.int(),
  roomTypes: z.array(roomCalendars),
});
export type HotelCalendars = z.infer<typeof hotelCalendars>;

const rooms = z
  .int('field.number')
  .min(1, 'field.too_small')
  .max(hotelLimits.units, 'field.too_big')
  .optional()
  .default(1);
const feedInput = {
  name: text(hotelLimits.feedName),
  rooms,
};

export const calendarShapes = {
  readHotelCalendars: { params, answer: hotelCalendars },
  makeRoomCalendarAddress: { params, answer: roomCalendars },
  endRoomCalendarAddress: { params, answer: roomCalendars },
  addHotelFeed: {
    params,
    body: z.strictObject({ ...feedInput, url: text(hotelLimits.feedUrl) }),
    answer: roomCalendars,
  },
  updateHotelFeed: {
    params,
    body: z.strictObject({
      ...feedInput,
      /** Left out or empty, it stays. */
      url: optionalText(hotelLimits.feedUrl).optional(),
      version: z.int().min(1),
    }),
    answer: roomCalendars,
  },
  readHotelFeed: {
    params,
    /** `emptyToo`: nights are given back also where the calendar is empty all at once. */
    body: z.strictObject({ emptyToo: z.boolean().optional().default(false) }),
    answer: roomCalendars,
  },
  removeHotelFeed: { params, answer: nothing },
};
