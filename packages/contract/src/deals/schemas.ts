import { z } from 'zod';
import { count, id, nothing, pageOf, pageQuery } from '../core/validation.ts';
import { DEAL_KINDS, DEAL_TIMES } from './deal-facts.ts';
import { dealCard, dealDetail } from './views.ts';

const invalid = { error: 'field.invalid' };

export const shapes = {
  dealList: {
    query: z.object({
      ...pageQuery,
      kind: z.enum(DEAL_KINDS, invalid).optional(),
      /** Deals in this city alone, flights to it; goods are in none. */
      city: z.uuid(invalid).optional(),
      time: z.enum(DEAL_TIMES, invalid).optional().default('running'),
    }),
    answer: pageOf(dealCard).extend({
      /** How many of each kind run or begin later. */
      kinds: z.record(z.enum(DEAL_KINDS), count),
      /** Cities with deals of the kind at the time, most deals first. */
      cities: z.array(z.object({ id: z.uuid(), name: z.string(), count })),
      /** How many of the kind and the city asked for there are at each time. */
      times: z.record(z.enum(DEAL_TIMES), count),
    }),
  },
  dealDetails: { query: z.object({ id }), answer: dealDetail },
  dealReminders: { answer: z.object({ ids: z.array(z.uuid()) }) },
  remindOfDeal: { body: z.strictObject({ id, wanted: z.boolean() }), answer: nothing },
};
