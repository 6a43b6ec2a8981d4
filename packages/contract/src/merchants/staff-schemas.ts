import { z } from 'zod';
import { limits } from '../core/limits.ts';
import {
  count,
  id,
  moment,
  optionalParagraphs,
  optionalText,
  pageOf,
  pageQuery,
  queryFlag,
  text,
} from '../core/validation.ts';
import { merchantLimits } from './limits.ts';

const merchantInput = z.strictObject({
  name: text(merchantLimits.name),
  /** Whom the house calls. */
  person: optionalText(merchantLimits.person),
  phone: optionalText(merchantLimits.phone),
  email: z
    .string({ error: 'field.email_format' })
    .trim()
    .max(limits.email, 'field.email_too_long')
    .refine((email) => email === '' || z.email().safeParse(email).success, 'field.email_format'),
  note: optionalParagraphs(merchantLimits.note),
  /** Staff of a disabled merchant are signed out and cannot sign in; its restaurants stay as they are. */
  enabled: z.boolean({ error: 'field.invalid' }),
});
export type MerchantInput = z.infer<typeof merchantInput>;

const staffMerchant = merchantInput.extend({
  id: z.uuid(),
  restaurants: count,
  /** Administrators who work for it. */
  staff: count,
  createdAt: moment,
  version: z.int(),
});
export type StaffMerchant = z.infer<typeof staffMerchant>;

const params = z.object({ id });

export const shapes = {
  listMerchants: {
    query: z.object({
      ...pageQuery,
      name: optionalText(merchantLimits.name).optional(),
      enabled: queryFlag.optional(),
      sort: z.enum(['createdAt', 'name'], { error: 'field.invalid' }).optional().default('createdAt'),
      order: z.enum(['asc', 'desc'], { error: 'field.invalid' }).optional().default('desc'),
    }),
    answer: pageOf(staffMerchant).extend({ counts: z.object({ all: count, enabled: count, disabled: count }) }),
  },
  readMerchant: { params, answer: staffMerchant },
  createMerchant: { body: merchantInput, answer: staffMerchant },
  updateMerchant: { params, body: merchantInput.extend({ version: z.int().min(1) }), answer: staffMerchant },
  merchantChoices: { answer: z.array(z.object({ id: z.uuid(), name: z.string() })) },
};
