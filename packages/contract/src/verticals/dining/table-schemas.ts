import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { id, optionalParagraphs, queryInt } from '../../core/validation.ts';
import { OCCASIONS } from './facts.ts';
import { diningLimits } from './limits.ts';
import { type DiningParty, peopleOf } from './party.ts';

/** A day of the restaurant's own calendar, `YYYY-MM-DD`: of a night that goes past midnight the day on which it began. */
export const tableDay = z.iso
  .date('field.date')
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.date');

/** An hour of the restaurant's clock, `19:30`. */
export const tableTime = z.string({ error: 'field.required' }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'field.dining_time');

const childAge = z.int('field.child_age').min(0, 'field.child_age').max(diningLimits.childAge, 'field.child_age');

/** Ages in a query string: `5,11`; empty for none. Every child has an age. */
const queryAges = z
  .string()
  .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'field.child_age')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(z.array(childAge).max(diningLimits.children, 'field.dining_children'));

/** A party in a query string. */
export const partyQuery = {
  adults: queryInt(1, diningLimits.people).optional().default(2),
  childAges: queryAges.optional().default([]),
};

/** Refuses a party that is too large for any restaurant. */
export const soundParty = (party: DiningParty, context: z.RefinementCtx): void => {
  if (peopleOf(party) > diningLimits.people) {
    context.addIssue({ code: 'custom', path: ['adults'], message: 'field.dining_people' });
  }
};

/** When, for whom, where and with which menus a table is wanted. */
const tableWish = {
  day: tableDay,
  time: tableTime,
  adults: z.int('field.number').min(1, 'field.too_small').max(diningLimits.people, 'field.dining_people'),
  childAges: z
    .array(childAge, { error: 'field.child_age' })
    .max(diningLimits.children, 'field.dining_children')
    .optional()
    .default([]),
  /** A kind of table; null takes the smallest that fits. */
  areaId: id.nullable().optional().default(null),
  menus: z
    .array(
      z.strictObject({
        id,
        count: z.int('field.number').min(1, 'field.too_small').max(diningLimits.people, 'field.too_big'),
      }),
    )
    .max(diningLimits.menus, 'field.dining_menus')
    .meta({ uniqueItems: true })
    .refine((menus) => new Set(menus.map((menu) => menu.id)).size === menus.length, 'field.dining_menu_twice')
    .optional()
    .default([]),
};

/** A table in a body. */
export const tableBody = {
  restaurantId: id,
  ...tableWish,
  /** The entry of the waiting list whose offer is taken. */
  waitId: id.optional(),
};

/** Who waits for a table of a night, and between which hours they would sit down. */
export const waitBody = {
  restaurantId: id,
  day: tableDay,
  from: tableTime,
  to: tableTime,
  adults: tableWish.adults,
  childAges: tableWish.childAges,
  areaId: tableWish.areaId,
};
export type WaitBody = z.output<z.ZodObject<typeof waitBody>>;

/** What a booked table is to be instead, at the same restaurant. What is left out of the last two stays as it is. */
export const otherTable = {
  ...tableWish,
  occasion: z.enum(OCCASIONS, { error: 'field.invalid' }).optional(),
  wishes: optionalParagraphs(limits.orderNote).optional(),
};

/** The times at which a booked table could be instead. */
export const otherTimesQuery = { day: tableDay, time: tableTime.optional(), ...partyQuery };
