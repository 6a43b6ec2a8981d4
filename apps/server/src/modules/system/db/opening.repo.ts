import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type Prepared = {
  readonly channel: boolean;
  readonly postage: boolean;
  readonly carrier: boolean;
  readonly pages: boolean;
  readonly category: boolean;
  readonly product: boolean;
};

/** Pages that law or customers ask for; what is shipped of them is a start to be edited. */
const PAGES = ['about', 'condition', 'privacy', 'returnpolicy'];

/**
 * What the shop has prepared of its own: a channel that brings money in, its postage (the rule that is shipped counts once
 * it was saved), a parcel service, every shipped page edited, a category, a product on sale.
 */
export async function readPrepared(db: Queryable): Promise<Prepared> {
  const { rows } = await sql<Prepared>`SELECT
    EXISTS (SELECT FROM payment_channel WHERE payment_enabled AND kind NOT IN ('balance', 'sandbox')) AS channel,
    EXISTS (SELECT FROM postage_rule WHERE version > 1 OR NOT is_default) AS postage,
    EXISTS (SELECT FROM logistics_company WHERE enabled) AS carrier,
    NOT EXISTS (SELECT FROM article WHERE key = ANY(${PAGES}) AND version = 1) AS pages,
    EXISTS (SELECT FROM category) AS category,
    EXISTS (SELECT FROM product WHERE online) AS product`.execute(db);
  const [prepared] = rows;
  if (!prepared) throw new Error('a SELECT without FROM gave no row');
  return prepared;
}
