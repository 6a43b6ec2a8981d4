import { z } from 'zod';
import { optionalText } from '../../../core/validation.ts';
import { defineConfigKind } from './config-kind.ts';

/** A provider that speaks Stripe's API. */
export const cardConfig = defineConfigKind({
  schema: z.strictObject({
    /** Where its API is; Stripe's own unless another speaks the same. */
    apiBase: z
      .url({ protocol: /^https?$/, error: 'field.invalid' })
      .max(200, 'field.too_long')
      .default('https://api.stripe.com'),
    publishableKey: optionalText(200).default(''),
  }),
  items: {
    apiBase: { as: 'text', max: 200, required: true, called: true },
    publishableKey: { as: 'text', max: 200 },
  },
  secrets: {
    secretKey: { as: 'one', max: 200, required: true },
    webhookSecrets: { as: 'list', max: 200, required: true },
  },
  payout: null,
});
