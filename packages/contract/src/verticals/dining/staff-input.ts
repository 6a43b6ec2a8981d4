import { z } from 'zod';
import { cents } from '../../core/amounts.ts';
import { media, picture } from '../../core/picture.ts';
import { distinct, id, localized, optionalParagraphs, optionalText, timeZoneName } from '../../core/validation.ts';
import { CONFIRMED_BY, CUISINES, DINING_FACILITIES } from './facts.ts';
import { diningLimits } from './limits.ts';
import { nightFlaw } from './opening-hours.ts';
import { tableDay } from './table-schemas.ts';

const invalid = { error: 'field.invalid' };
const whole = (min: number, max: number) => z.int('field.number').min(min, 'field.too_small').max(max, 'field.too_big');

/** A text in the product's languages that may be empty in all of them. */
const anyTexts = (max: number) =>
  z.strictObject({
    'en-US': optionalParagraphs(max),
    'zh-cn': optionalParagraphs(max).optional(),
    es: optionalParagraphs(max).optional(),
    pt: optionalParagraphs(max).optional(),
  });

/** Once each, in the order of the list. */
const chosen = <T extends readonly [string, ...string[]]>(names: T) =>
  distinct(z.array(z.enum(names, invalid)).max(names.length, 'field.too_big'));

const degrees = (limit: number) => z.number('field.number').min(-limit, 'field.invalid').max(limit, 'field.invalid');

/** Tables are counted by the quarter of an hour. */
const hour = z
  .string({ error: 'field.dining_quarter' })
  .regex(/^([01]\d|2[0-3]):(00|15|30|45)$/, 'field.dining_quarter');

const period = z.strictObject({ weekday: whole(1, 7), opens: hour, closes: hour, lastSeating: hour });

const areaInput = z
  .strictObject({
    /** Left out of one that is new. */
    id: id.optional(),
    name: localized(diningLimits.areaName),
    note: anyTexts(diningLimits.areaName),
    seatsMin: whole(1, diningLimits.seats),
    seatsMax: whole(1, diningLimits.seats),
    tables: whole(0, diningLimits.tables),
    /** Several of it are put together for a party that one does not take. */
    joins: z.boolean(),
    outdoor: z.boolean(),
    online: z.boolean(),
  })
  .refine(({ seatsMin, seatsMax }) => seatsMin <= seatsMax, { error: 'field.dining_seats', path: ['seatsMax'] });

const menuInput = z.strictObject({
  id: id.optional(),
  name: localized(diningLimits.name),
  courses: z.array(localized(diningLimits.course)).max(diningLimits.courses, 'field.too_big'),
  usd: cents(diningLimits.menuUsd, 1),
  minPeople: whole(1, diningLimits.people),
  prepaid: z.boolean(),
  online: z.boolean(),
});

const stepsFall = (steps: readonly { hoursBefore: number; percent: number }[]): boolean =>
  steps.every((step, index) => {
    const before = steps[index - 1];
    return !before || (step.hoursBefore < before.hoursBefore && step.percent > before.percent);
  });

export const restaurantFields = z.strictObject({
  cityId: id,
  /** Whose staff run it beside the house's; null for the house alone. A merchant's staff cannot change it. */
  merchantId: id.nullable(),
  name: localized(diningLimits.name),
  story: anyTexts(diningLimits.story),
  address: localized(diningLimits.address),
  /** The part of town, as guests know it; also a filter. */
  area: localized(diningLimits.areaName),
  cuisines: chosen(CUISINES).min(1, 'field.required'),
  priceLevel: whole(1, 4),
  /** US cents that a person spends, about; null when unknown. */
  averageUsd: cents(diningLimits.menuUsd, 1).nullable(),
  phone: optionalText(20),
  latitude: degrees(90),
  longitude: degrees(180),
  /** IANA zone: its hours and days are of this place. */
  zone: timeZoneName,
  cover: picture,
  gallery: z.array(media).max(diningLimits.gallery, 'field.too_big'),
  facilities: chosen(DINING_FACILITIES),
  hours: z.array(period).min(1, 'field.required').max(diningLimits.periods, 'field.too_big'),
  closedDays: z
    .array(tableDay)
    .max(diningLimits.closedDays, 'field.too_big')
    .refine((days) => new Set(days).size === days.length, 'field.invalid'),
  noticeMinutes: whole(0, diningLimits.noticeMinutes),
  daysAhead: whole(1, diningLimits.daysAhead),
  stepMinutes: z.union([z.literal(15), z.literal(30), z.literal(60)], { error: 'field.invalid' }),
  /** How long a party of so many people has its table. */
  turns: z
    .array(z.strictObject({ upTo: whole(1, diningLimits.people), minutes: whole(15, diningLimits.turnMinutes) }))
    .min(1, 'field.required')
    .max(diningLimits.turns, 'field.too_big')
    .refine((turns) => new Set(turns.map(({ upTo }) => upTo)).size === turns.length, 'field.dining_turns'),
  /** Minutes to lay a table again. */
  bufferMinutes: whole(0, diningLimits.bufferMinutes),
  /** People who may arrive in a quarter of an hour; null for as many as come. */
  pace: whole(1, 1_000).nullable(),
  maxParty: whole(1, diningLimits.people),
  /** US cents a person, taken off the bill. */
  depositUsd: cents(diningLimits.depositUsd),
  depositFromParty: whole(1, diningLimits.people),
  /** From so many hours before on, cancelling costs so much of what was paid; free before the first, lost from the hour on. */
  cancelSteps: z
    .array(z.strictObject({ hoursBefore: whole(1, diningLimits.cancelHours), percent: whole(1, 100) }))
    .max(diningLimits.cancelSteps, 'field.too_big')
    .refine(stepsFall, 'field.dining_cancel_steps'),
  confirm: z.enum(CONFIRMED_BY, invalid),
  dishes: z.array(localized(diningLimits.course)).max(diningLimits.dishes, 'field.too_big'),
  areas: distinct(z.array(areaInput).min(1, 'field.required').max(diningLimits.areas, 'field.too_big'), ({ id }) => id),
  menus: distinct(z.array(menuInput).max(diningLimits.setMenus, 'field.too_big'), ({ id }) => id),
  online: z.boolean(),
  sortWeight: whole(0, 9_999),
});
type Fields = z.output<typeof restaurantFields>;

/** Refuses hours that meet one another, and a pace that no full party could keep. */
export const soundRestaurant = (restaurant: Fields, context: z.RefinementCtx): void => {
  const at = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
  const flaw = nightFlaw(restaurant.hours);
  if (flaw !== null) at(['hours', flaw.index, flaw.field], 'field.dining_hours');
  if (restaurant.pace !== null && restaurant.pace < restaurant.maxParty) at(['pace'], 'field.dining_pace');
};

export const restaurantInput = restaurantFields.superRefine(soundRestaurant);
export type RestaurantInput = z.output<typeof restaurantInput>;
