import { z } from 'zod';
import { id } from '../core/validation.ts';
import { madeChange, type travelChange } from './order-views.ts';

/** What a customer sends to take a change that was priced, in every kind. */
export const makeChange = { body: z.strictObject({ changeId: id }), answer: madeChange };

/** The shape of a kind's call that prices a change: `B` is what it takes. */
export type QuoteChange<B> = { readonly body: z.ZodType<unknown, B>; readonly answer: typeof travelChange };
