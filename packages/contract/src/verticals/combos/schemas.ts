import { z } from 'zod';
import { limits } from '../../core/limits.ts';
import { count, feedOf, feedQuery, id, optionalParagraphs, price } from '../../core/validation.ts';
import { insteadOf } from '../../orders/in-the-way.ts';
import { bundleQuote, placedBundle } from '../../travel/bundle-views.ts';
import { contactInput, guestInput } from '../../travel/person-schemas.ts';
import { comboBody, comboDay, partyQuery, planQuery, soundParty } from './combo-schemas.ts';
import { COMBO_LENGTHS, COMBO_SORTS } from './facts.ts';
import { comboLimits } from './limits.ts';
import { slotKey } from './picks.ts';
import { comboCard, comboChoice, comboDetail, comboPlan } from './views.ts';

const invalid = { error: 'field.invalid' };
const dayMs = 86_400_000;

export const shapes = {
  combos: {
    query: z.object({
      ...feedQuery,
      city: id.optional(),
      theme: id.optional(),
      length: z.enum(COMBO_LENGTHS, invalid).optional(),
      sort: z.enum(COMBO_SORTS, invalid).optional().default('popular'),
    }),
    answer: feedOf(comboCard).extend({
      total: count,
      /** Cities with combos whatever is asked for; comes with the first page only. */
      cities: z.array(z.object({ id: z.uuid(), name: z.string(), count })).nullable(),
      /** Themes of combos likewise. */
      themes: z.array(z.object({ id: z.uuid(), name: z.string(), count })).nullable(),
    }),
  },
  comboDetails: { query: z.object({ id }), answer: comboDetail },
  comboCalendar: {
    query: z
      .object({ id, from: id.optional(), first: comboDay, last: comboDay, ...partyQuery })
      .superRefine((query, context) => {
        soundParty(query, context);
        const days = (Date.parse(query.last) - Date.parse(query.first)) / dayMs;
        if (days < 0 || days >= comboLimits.calendarDays)
          context.addIssue({ code: 'custom', path: ['last'], message: 'field.combo_range' });
      }),
    answer: z.object({
      /** What it costs at the least for the party on each first day, without what is optional; null where it cannot be had. */
      days: z.array(z.object({ date: z.iso.date(), price: price.nullable() })),
    }),
  },
  comboPlan: { query: z.object(planQuery).superRefine(soundParty), answer: comboPlan },
  comboChoices: {
    query: z.object({ ...planQuery, slot: slotKey }).superRefine(soundParty),
    /** The cheapest first; what fills the slot now is among them. */
    answer: z.object({
      list: z.array(comboChoice),
      /** Where there is none: the nearest first day on which there is one and everything else can be had; null for none. */
      nearestDay: z.iso.date().nullable(),
    }),
  },
  createComboQuote: {
    body: z.strictObject({ ...comboBody, usePoints: z.boolean().optional().default(false) }).superRefine(soundParty),
    /** The slot of each part is the key of the combo's slot. */
    answer: bundleQuote,
  },
  bookCombo: {
    body: z.strictObject({
      quoteId: id,
      insteadOf,
      /** Everybody: adults first, then children with their ages; `unit` is the room. */
      guests: z.array(guestInput).min(1, 'field.required').max(comboLimits.travellers, 'field.combo_travellers'),
      contact: contactInput,
      wishes: optionalParagraphs(limits.orderNote).optional().default(''),
      policyAccepted: z.literal(true, { error: 'field.combo_policy' }),
    }),
    answer: placedBundle,
  },
};
