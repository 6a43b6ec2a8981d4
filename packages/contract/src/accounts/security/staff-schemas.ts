import { z } from 'zod';
import { count, moment, optionalText, pageOf, pageQuery } from '../../core/validation.ts';

const DELETION_STATES = ['waiting', 'withdrawn', 'done'] as const;
export type DeletionState = (typeof DELETION_STATES)[number];

/** What stood in the way when an account was to be deleted. */
const BLOCKER_KINDS = ['balance', 'held', 'orders'] as const;

const deletionRow = z.object({
  id: z.uuid(),
  /** Who asks; nameless once the account is deleted. */
  customer: z.object({ id: z.uuid(), nickname: z.string(), email: z.string() }).nullable(),
  state: z.enum(DELETION_STATES),
  reason: z.string(),
  heldUpBy: z.array(z.enum(BLOCKER_KINDS)),
  createdAt: moment,
  endsAt: moment,
  endedAt: moment.nullable(),
});
export type DeletionRow = z.infer<typeof deletionRow>;

export const shapes = {
  listDeletions: {
    query: z.object({
      ...pageQuery,
      state: z.enum(DELETION_STATES, { error: 'field.invalid' }).optional(),
      email: optionalText(50).optional(),
      sort: z.enum(['createdAt', 'endsAt'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(deletionRow).extend({
      counts: z.object({ all: count, waiting: count, withdrawn: count, done: count }),
    }),
  },
};
