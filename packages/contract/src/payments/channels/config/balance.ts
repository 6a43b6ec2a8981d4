import { z } from 'zod';
import { defineConfigKind } from './config-kind.ts';

/** The wallet needs nothing. */
export const balanceConfig = defineConfigKind({ schema: z.strictObject({}), items: {}, secrets: {}, payout: null });
