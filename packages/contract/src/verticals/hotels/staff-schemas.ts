import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { picture } from '../../core/picture.ts';
import {
  count,
  distinct,
  id,
  moment,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
  queryInt,
} from '../../core/validation.ts';
import { travelChange } from '../../travel/order-views.ts';
import { makeStaffChange, waiving } from '../../travel/staff-change-schemas.ts';
import { calendarShapes } from './calendar-schemas.ts';
import { BOARDS, FACILITIES } from './facts.ts';
import { hotelLimits } from './limits.ts';
import { hotelInput, priceOfNight, ratePlanInput, roomTypeInput } from './staff-input.ts';
import { addedGuests, otherRoomsQuery, otherStay, soundChange, stayDay } from './stay-schemas.ts';
import { otherRooms } from './views.ts';

const invalid = { error: 'field.invalid' };
const params = z.object({ id });
const version = z.int().min(1);
const day = stayDay;
const withVersion = { version };

/** Texts of an answer: as kept, empty ones left out. */
const texts = z.object({
  'en-US': z.string(),
  'zh-cn': z.string().optional(),
  es: z.string().optional(),
  pt: z.string().optional(),
});

const staffHotelRow = z.object({
  id: z.uuid(),
  name: z.string(),
  cover: picture,
  city: z.object({ id: z.uuid(), name: z.string() }),
  area: z.string(),
  stars: z.int(),
  roomTypes: count,
  ratePlans: count,
  /** Rooms of all its types. */
  units: count,
  score: z.number().nullable(),
  reviews: count,
  online: z.boolean(),
  hot: z.boolean(),
  sortWeight: z.int(),
  createdAt: moment,
  version: z.int(),
});
export type StaffHotelRow = z.infer<typeof staffHotelRow>;

const staffRatePlan = z.object({
  ...ratePlanInput.shape,
  name: texts,
  id: z.uuid(),
  roomTypeId: z.uuid(),
  version: z.int(),
});
export type StaffRatePlan = z.infer<typeof staffRatePlan>;

const staffRoomType = z.object({
  ...roomTypeInput.shape,
  name: texts,
  description: texts,
  id: z.uuid(),
  version: z.int(),
  plans: z.array(staffRatePlan),
});
export type StaffRoomType = z.infer<typeof staffRoomType>;

const staffHotel = z.object({
  ...hotelInput.shape,
  name: texts,
  description: texts,
  address: texts,
  area: texts,
  policies: z.object({ children: texts, pets: texts, extra: texts }),
  checkInFrom: z.string(),
  checkInUntil: z.string().nullable(),
  checkOutUntil: z.string(),
  id: z.uuid(),
  cityName: texts,
  score: z.number().nullable(),
  reviews: count,
  createdAt: moment,
  version: z.int(),
  roomTypes: z.array(staffRoomType),
});
export type StaffHotel = z.infer<typeof staffHotel>;

/** One plan's night: `priceUsd` null means that it is not for sale. */
const planNight = z.object({
  date: z.iso.date(),
  priceUsd: z.int().nullable(),
  minimumStay: z.int(),
  closed: z.boolean(),
  closedToArrival: z.boolean(),
  closedToDeparture: z.boolean(),
});
/** One room type's night. `held` waits for payment, `booked` is paid, `blocked` is taken by calendars of other sites. */
const roomNight = z.object({ date: z.iso.date(), total: count, held: count, booked: count, blocked: count });
/** Nights `[first, until)` that a calendar of another site takes rooms in. */
const feedBlock = z.object({ feed: z.string(), first: z.iso.date(), until: z.iso.date(), rooms: z.int() });

const hotelCalendarView = z.object({
  hotelId: z.uuid(),
  zone: z.string(),
  today: z.iso.date(),
  from: z.iso.date(),
  to: z.iso.date(),
  roomTypes: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      nights: z.array(roomNight),
      blocks: z.array(feedBlock),
      plans: z.array(z.object({ id: z.uuid(), name: z.string(), board: z.enum(BOARDS), nights: z.array(planNight) })),
    }),
  ),
});
export type HotelCalendarView = z.infer<typeof hotelCalendarView>;

/** Both ends included; whichever weekdays are named (1 Monday to 7 Sunday), all when none are. */
const range = {
  from: day,
  to: day,
  weekdays: z
    .array(z.int(invalid).min(1, 'field.invalid').max(7, 'field.invalid'))
    .max(7, 'field.invalid')
    .optional()
    .default([]),
};
const checkRange = ({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void => {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  if (days < 0 || days >= hotelLimits.calendarDays) {
    context.addIssue({ code: 'custom', path: ['to'], message: 'field.hotel_range' });
  }
};

/** What a rule sets; what is left out stays as it is. */
const planChange = {
  price: z
    .discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('set'), usd: priceOfNight }),
      /** Percent of what stands, 1 to 500; half cents go to the even one. */
      z.strictObject({
        kind: z.literal('percent'),
        percent: z.int('field.number').min(1, 'field.too_small').max(500, 'field.too_big'),
      }),
      z.strictObject({
        kind: z.literal('add'),
        usd: cents(1_000_000, -1_000_000),
      }),
    ])
    .optional(),
  minimumStay: z.int('field.number').min(1, 'field.too_small').max(hotelLimits.nights, 'field.too_big').optional(),
  closed: z.boolean().optional(),
  closedToArrival: z.boolean().optional(),
  closedToDeparture: z.boolean().optional(),
};
const units = z.int('field.number').min(0, 'field.too_small').max(hotelLimits.units, 'field.too_big').optional();
const changed = z.object({ nights: count });

const reportRow = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Room nights on offer, booked and held, and those that calendars of other sites closed; occupancy in basis points of those on offer. */
  roomNights: count,
  closed: count,
  booked: count,
  held: count,
  occupancyBp: z.int(),
  /** What was paid for nights in the range, in USD cents: all of it, a booked room night, a room night on offer. */
  revenueUsd: z.int(),
  averageUsd: z.int(),
  perRoomUsd: z.int(),
});
export type HotelReportRow = z.infer<typeof reportRow>;

const hotelReport = z.object({
  from: z.iso.date(),
  to: z.iso.date(),
  total: reportRow.omit({ id: true, name: true }),
  days: z.array(z.object({ date: z.iso.date(), occupancyBp: z.int(), booked: count, revenueUsd: z.int() })),
  rows: z.array(reportRow),
});
export type HotelReport = z.infer<typeof hotelReport>;

export const shapes = {
  listHotels: {
    query: z.object({
      ...pageQuery,
      name: optionalText(60).optional(),
      city: id.optional(),
      stars: queryInt(0, 5).optional(),
      online: queryFlag.optional(),
      hot: queryFlag.optional(),
      facility: z.enum(FACILITIES, invalid).optional(),
      /** Those with nights that are sold twice, or a calendar of another site that cannot be read. */
      calendars: queryFlag.optional(),
      sort: z.enum(['createdAt', 'name', 'stars', 'score', 'sortWeight'], invalid).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], invalid).optional().default('desc'),
    }),
    answer: pageOf(staffHotelRow).extend({ counts: z.object({ all: count, online: count, offline: count }) }),
  },
  readHotel: { params, answer: staffHotel },
  createHotel: { body: hotelInput, answer: staffHotel },
  updateHotel: { params, body: hotelInput.extend(withVersion), answer: staffHotel },
  setHotelFlags: {
    body: z.strictObject({
      ids: distinct(z.array(id).min(1, 'field.required').max(100, 'field.too_big')),
      online: z.boolean().optional(),
      hot: z.boolean().optional(),
    }),
    answer: z.object({ changed: z.array(z.uuid()), missing: z.array(z.uuid()) }),
  },
  createRoomType: { params, body: roomTypeInput, answer: staffHotel },
  updateRoomType: { params, body: roomTypeInput.safeExtend(withVersion), answer: staffHotel },
  createRatePlan: { params, body: ratePlanInput, answer: staffHotel },
  updateRatePlan: { params, body: ratePlanInput.safeExtend(withVersion), answer: staffHotel },
  readHotelCalendar: {
    params,
    query: z.object({ from: day, to: day }).superRefine(({ from, to }, context) => {
      const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
      if (days < 0 || days >= hotelLimits.calendarView) {
        context.addIssue({ code: 'custom', path: ['to'], message: 'field.hotel_range' });
      }
    }),
    answer: hotelCalendarView,
  },
  editRoomNights: {
    params,
    body: z.strictObject({ ...range, units: units.nonoptional('field.required') }).superRefine(checkRange),
    answer: changed,
  },
  editPlanNights: {
    params,
    body: z.strictObject({ ...range, ...planChange }).superRefine(checkRange),
    answer: changed,
  },
  applyCalendarRule: {
    /** `id` is the hotel's; plans and room types must be its own. */
    params,
    body: z
      .strictObject({
        ...range,
        planIds: distinct(z.array(id).max(hotelLimits.bulkPlans, 'field.too_big')).optional().default([]),
        roomTypeIds: distinct(z.array(id).max(hotelLimits.bulkPlans, 'field.too_big')).optional().default([]),
        ...planChange,
        /** For the room types named. */
        units,
      })
      .superRefine(checkRange)
      .superRefine((rule, context) => {
        if (rule.planIds.length + rule.roomTypeIds.length === 0) {
          context.addIssue({ code: 'custom', path: ['planIds'], message: 'field.required' });
        }
      }),
    answer: changed,
  },
  hotelReport: {
    query: z
      .object({
        from: day,
        to: day,
        city: id.optional(),
        hotel: id.optional(),
      })
      .superRefine(checkRange),
    /** Rows are hotels; of one hotel, its room types. The best 200 by revenue. */
    answer: hotelReport,
  },
  hotelChoices: {
    query: z.object({ keyword: optionalText(60).optional() }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string() })),
  },
  otherRooms: { params, query: z.object(otherRoomsQuery).superRefine(soundChange), answer: otherRooms },
  ...calendarShapes,
  quoteStayChange: {
    params,
    body: z.strictObject({ ...otherStay, ...addedGuests, ...waiving }).superRefine(soundChange),
    answer: travelChange,
  },
  changeStay: makeStaffChange,
};
