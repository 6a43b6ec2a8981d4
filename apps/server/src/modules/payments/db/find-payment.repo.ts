import { readCode } from '@app/kernel/typed-code';
import { type RawBuilder, sql } from 'kysely';
import { holdsCode, holdsPlainCode } from '../../../platform/db/patterns.ts';

/** Whether a payment `p` has a number, or was given one by its provider, that holds what was typed. */
export const paymentNumbered = (typed: string): RawBuilder<boolean> =>
  sql<boolean>`(${holdsPlainCode(sql`p.number`, typed)} OR ${holdsCode(sql`p.provider_number`, typed)})`;

/**
 * The ids of what is paid by the payment with this whole number, its own or the provider's, also where it was paid
 * together with others. Parts would be looked for in all payments.
 */
export const payablesNumbered = (typed: string): RawBuilder<unknown> => sql`(
  WITH numbered AS (
    SELECT id, payable_id FROM payment WHERE number = ${readCode(typed)}
    UNION ALL SELECT id, payable_id FROM payment
      WHERE provider_number IS NOT NULL AND search_code(provider_number) = search_code(${typed}::text)
  )
  SELECT payable_id FROM numbered
  UNION ALL SELECT part.payable_id FROM payment part JOIN numbered ON part.paid_through = numbered.id)`;
