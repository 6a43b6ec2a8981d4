import { z } from 'zod';
import { defineConfigKind } from './config-kind.ts';

/** The built-in test provider signs its webhooks with a secret of its own. */
export const sandboxConfig = defineConfigKind({
  schema: z.strictObject({}),
  items: {},
  secrets: { secret: { as: 'list', max: 200, required: true } },
  payout: null,
});
