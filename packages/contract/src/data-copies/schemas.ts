import { z } from 'zod';
import { moment } from '../core/validation.ts';

const DATA_COPY_STATES = ['waiting', 'running', 'done', 'failed', 'expired'] as const;

const dataCopy = z.object({
  state: z.enum(DATA_COPY_STATES),
  askedAt: moment,
  doneAt: moment.nullable(),
  /** Until when it can be downloaded; null for one that is not there. */
  expiresAt: moment.nullable(),
  bytes: z.int(),
  /** From when another can be asked for; null where it can be now. */
  againAt: moment.nullable(),
});
export type DataCopy = z.infer<typeof dataCopy>;

const currentPassword = z.string({ error: 'field.password_required' }).min(1, 'field.password_required').max(100);

export const shapes = {
  /** The copy that was asked for last; null before the first. */
  dataCopy: { answer: dataCopy.nullable() },
  askDataCopy: { body: z.strictObject({ password: currentPassword }), answer: dataCopy },
  /** An address that sends the file for ten minutes, without a session. */
  linkDataCopy: { answer: z.object({ url: z.string() }) },
};
