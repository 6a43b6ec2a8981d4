import { z } from 'zod';
import { distinct, id, queryFlag, queryInt, queryList } from '../../core/validation.ts';
import { comboLimits } from './limits.ts';
import { type ComboParty, comboPartyFlaw } from './party.ts';
import { choiceKey, readPicks, slotKey } from './picks.ts';

/** A day of the calendar at the destination, `YYYY-MM-DD`. */
export const comboDay = z.iso
  .date('field.date')
  .refine((text) => text >= '2000-01-01' && text < '2200-01-01', 'field.date');

const childAge = z
  .int('field.combo_child_age')
  .min(comboLimits.childFrom, 'field.combo_child_age')
  .max(comboLimits.childTo, 'field.combo_child_age');

/** Ages in a query string: `5,11`; empty for none. */
const queryAges = z
  .string()
  .regex(/^(\d{1,2}(,\d{1,2})*)?$/, 'field.combo_child_age')
  .transform((text) => (text === '' ? [] : text.split(',').map(Number)))
  .pipe(z.array(childAge).max(comboLimits.travellers - 1, 'field.combo_travellers'));

/** A party in a query string. */
export const partyQuery = {
  rooms: queryInt(1, comboLimits.rooms).optional().default(1),
  adults: queryInt(1, comboLimits.travellers).optional().default(2),
  childAges: queryAges.optional().default([]),
};

/** Refuses a party that cannot travel together, at its field. */
export const soundParty = (party: ComboParty, context: z.RefinementCtx): void => {
  const flaw = comboPartyFlaw(party);
  if (flaw) context.addIssue({ code: 'custom', path: [flaw.field], message: flaw.message });
};

/** Picks in a query string, as `picksText` writes them. */
const queryPicks = z
  .string()
  .max(comboLimits.picks, 'field.invalid')
  .transform((text, context) => {
    const picks = readPicks(text);
    if (picks) return picks;
    context.addIssue({ code: 'custom', message: 'field.invalid' });
    return z.NEVER;
  });

/** A combo on its days in a query string. */
export const planQuery = {
  id,
  /** The local day of arrival: its first day. */
  day: comboDay,
  /** The city it is flown from; without it, and where the combo flies, the first of those offered. */
  from: id.optional(),
  ...partyQuery,
  /** Rooms from the night before the first day on, for those who land in the small hours. */
  early: queryFlag.optional().default(false),
  /** What was chosen for its slots; a slot that is not named is filled by the cheapest that fits, an optional one is left out. */
  picks: queryPicks.optional().default([]),
  /** Optional slots that are wanted although nothing was chosen for them. */
  with: z
    .string()
    .regex(/^([a-z][a-z0-9_]{0,29}(,[a-z][a-z0-9_]{0,29})*)?$/, 'field.invalid')
    .pipe(queryList(z.string(), comboLimits.slots))
    .optional()
    .default([]),
};

/** A combo in a body: what is quoted. */
export const comboBody = {
  comboId: id,
  day: comboDay,
  /** Null without flights. */
  fromCityId: id.nullable(),
  rooms: z.int('field.number').min(1, 'field.too_small').max(comboLimits.rooms, 'field.too_big'),
  adults: z.int('field.number').min(1, 'field.too_small').max(comboLimits.travellers, 'field.combo_travellers'),
  childAges: z.array(childAge).max(comboLimits.travellers - 1, 'field.combo_travellers'),
  /** Rooms from the night before the first day on. */
  early: z.boolean().optional().default(false),
  /** What fills each slot that is wanted: every slot that is not optional. */
  picks: distinct(
    z
      .array(z.strictObject({ slot: slotKey, key: choiceKey }))
      .min(1, 'field.required')
      .max(comboLimits.slots, 'field.invalid'),
    ({ slot }) => slot,
  ),
};
