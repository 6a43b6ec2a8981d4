import { sql } from 'kysely';
import { categoriesAs, productsAs } from '../../catalog/core.ts';

const categories = categoriesAs('g');
const products = productsAs('p');

const SCOPE_NAMES = 3;

/** What a coupon says of itself, for a row `c` of coupon. */
export const termsColumns = sql`c.name, c.kind, c.amount_usd AS "amountUsd", c.percent, c.cap_usd AS "capUsd",
  c.min_spend_usd AS "minSpendUsd", c.scope,
  (SELECT COALESCE(jsonb_agg(named.name), '[]') FROM (
    SELECT ${categories.name} FROM ${categories.table} WHERE ${categories.id} = ANY(c.category_ids)
    UNION ALL SELECT ${products.name} FROM ${products.table} WHERE ${products.id} = ANY(c.product_ids)
    LIMIT ${sql.lit(SCOPE_NAMES)}) AS named) AS "scopeNames"`;

/** Whether a row `c` of coupon is valid for a row `p` of product. */
export const validFor = sql`(c.scope = 'all' OR ${products.id} = ANY(c.product_ids)
  OR ${products.categoryPath} && c.category_ids)`;
