import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { media, picture } from '../../core/picture.ts';
import { distinct, id, localized, optionalParagraphs, optionalText, timeZoneName } from '../../core/validation.ts';
import { BEDS, BOARDS, FACILITIES, VIEWS } from './facts.ts';
import { hotelLimits } from './limits.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

/** A money amount in USD cents as the back office sends and shows it. */
const CENTS_MAX = 10_000_000;
const usd = cents(CENTS_MAX);
export const priceOfNight = cents(CENTS_MAX, 1);

/** A text in the product's languages that may be empty in all of them. */
const anyTexts = (max: number) =>
  z.strictObject({
    'en-US': optionalParagraphs(max),
    'zh-cn': optionalParagraphs(max).optional(),
    es: optionalParagraphs(max).optional(),
    pt: optionalParagraphs(max).optional(),
  });

const hour = z.string({ error: 'field.hotel_arrival' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.hotel_arrival');

/** Once each, in the order of the list. */
const chosen = <T extends readonly [string, ...string[]]>(names: T) =>
  distinct(z.array(z.enum(names, invalid)).max(names.length, 'field.too_big'));

const degrees = (limit: number) => z.number('field.number').min(-limit, 'field.invalid').max(limit, 'field.invalid');

export const hotelInput = z.strictObject({
  /** A city of travel's list. */
  cityId: id,
  name: localized(hotelLimits.name),
  description: anyTexts(hotelLimits.description),
  address: localized(hotelLimits.address),
  /** The part of town, as guests know it; also a filter. */
  area: localized(hotelLimits.area),
  stars: whole(0, 5),
  phone: optionalText(20),
  latitude: degrees(90),
  longitude: degrees(180),
  /** IANA zone: its nights and hours are of this place. */
  zone: timeZoneName,
  checkInFrom: hour.optional().default('14:00'),
  /** Until when the desk is open; an hour before that of check-in is of the night. Null where it never closes. */
  checkInUntil: hour.nullable().optional().default(null),
  checkOutUntil: hour.optional().default('12:00'),
  cover: picture,
  gallery: z.array(media).max(hotelLimits.gallery, 'field.too_big'),
  facilities: chosen(FACILITIES),
  policies: z.strictObject({
    children: anyTexts(hotelLimits.policy),
    pets: anyTexts(hotelLimits.policy),
    extra: anyTexts(hotelLimits.policy),
  }),
  /** Basis points on what a stay costs; 700 is 7 %. */
  taxBp: whole(0, 5_000),
  online: z.boolean(),
  /** Shown among the hot hotels. */
  hot: z.boolean(),
  sortWeight: whole(0, 9_999),
});
export type HotelInput = z.output<typeof hotelInput>;

export const roomTypeInput = z
  .strictObject({
    name: localized(hotelLimits.name),
    description: anyTexts(hotelLimits.policy),
    pictures: z.array(picture).min(1, 'field.required').max(hotelLimits.gallery, 'field.too_big'),
    squareMetres: whole(5, 2_000),
    beds: z
      .array(z.strictObject({ bed: z.enum(BEDS, invalid), count: whole(1, 12) }))
      .min(1, 'field.required')
      .max(6, 'field.too_big'),
    view: z.enum(VIEWS, invalid),
    facilities: chosen(FACILITIES),
    /** Adults the plans' prices are for; fewer cost less only by a plan's single-use discount. */
    baseAdults: whole(1, 16),
    maxAdults: whole(1, 16),
    maxChildren: whole(0, 8),
    maxGuests: whole(1, 24),
    /** Rooms of the type, for nights that are not in the calendar yet. */
    units: whole(0, hotelLimits.units),
    online: z.boolean(),
    sortWeight: whole(0, 9_999),
  })
  .superRefine((room, context) => {
    const at = (field: string) => context.addIssue({ code: 'custom', path: [field], message: 'field.hotel_heads' });
    if (room.baseAdults > room.maxAdults) at('baseAdults');
    if (room.maxAdults > room.maxGuests) at('maxAdults');
    if (room.maxChildren > room.maxGuests - 1) at('maxChildren');
  });
export type RoomTypeInput = z.output<typeof roomTypeInput>;

/** What a child pays for a night from one age to another, both included. Ages in no band pay as adults beyond the base do. */
const childBand = z
  .strictObject({ from: whole(0, hotelLimits.childAge), to: whole(0, hotelLimits.childAge), usd: usd })
  .refine((band) => band.from <= band.to, { error: 'field.invalid', path: ['to'] });

/** From `daysBefore` days ahead of check-in (at the hour rooms are given out), cancelling costs `percent` of the stay. */
const cancelStep = z.strictObject({ daysBefore: whole(0, 365), percent: whole(0, 100) });

export const ratePlanInput = z
  .strictObject({
    name: localized(hotelLimits.name),
    board: z.enum(BOARDS, invalid),
    /** USD cents of a night with the base adults, for nights without a price of their own. */
    baseUsd: priceOfNight,
    /** For each adult beyond the base, a night. */
    extraAdultUsd: usd,
    /** Taken off a night when one adult has the room alone. */
    singleOffUsd: usd,
    childBands: z.array(childBand).max(6, 'field.too_big'),
    /** False: cancelling costs the whole stay at any time, and there are no steps. */
    refundable: z.boolean(),
    /** Cancelling is free before the first step and costs what the last step passed says; days fall, percents rise. */
    cancelSteps: z.array(cancelStep).max(5, 'field.too_big'),
    minimumStay: whole(1, hotelLimits.nights),
    online: z.boolean(),
    sortWeight: whole(0, 9_999),
  })
  .superRefine((plan, context) => {
    const bands = plan.childBands.toSorted((one, other) => one.from - other.from);
    if (bands.some(({ from }, index) => from <= (bands[index - 1]?.to ?? -1))) {
      context.addIssue({ code: 'custom', path: ['childBands'], message: 'field.hotel_bands' });
    }
    const rising = plan.cancelSteps.every((step, index) => {
      const before = plan.cancelSteps[index - 1];
      return !before || (step.daysBefore < before.daysBefore && step.percent > before.percent);
    });
    if (!rising) context.addIssue({ code: 'custom', path: ['cancelSteps'], message: 'field.hotel_cancel_steps' });
    if (plan.singleOffUsd >= plan.baseUsd) {
      context.addIssue({ code: 'custom', path: ['singleOffUsd'], message: 'field.amount' });
    }
  });
export type RatePlanInput = z.output<typeof ratePlanInput>;
