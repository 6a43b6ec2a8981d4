import { z } from 'zod';
import { id } from '../core/validation.ts';
import { SOURCE_LENGTH } from './source.ts';
import { FUNNEL_KINDS } from './steps.ts';

const source = z
  .string({ error: 'field.required' })
  .min(1, 'field.required')
  .max(SOURCE_LENGTH, 'field.too_long')
  .regex(/^[a-z0-9.-]+$/, 'field.invalid');
const kind = z.enum(FUNNEL_KINDS, { error: 'field.invalid' });

export const shapes = {
  countStep: {
    body: z.strictObject({ step: z.enum(['view', 'cart', 'checkout'], { error: 'field.invalid' }), kind, source }),
    answer: z.object({}),
  },
  countPlaced: {
    body: z.strictObject({ paymentId: id, source }),
    answer: z.object({}),
  },
};
