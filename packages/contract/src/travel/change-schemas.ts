import { z } from 'zod';
import { id } from '../core/validation.ts';
import { madeChange } from './order-views.ts';

/** What a customer sends to take a change that was priced, in every kind. */
export const makeChange = { body: z.strictObject({ changeId: id }), answer: madeChange };
