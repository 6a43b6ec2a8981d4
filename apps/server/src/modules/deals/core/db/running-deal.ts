import { sql } from 'kysely';

/** Whether a row `f` of flash_deal runs now and has pieces left. */
const dealRuns = sql`f.enabled AND f.ends_at > app_now() AND f.starts_at <= app_now() AND f.claimed < f.quota`;

/**
 * The cheapest running deal with pieces left, for a row `p` of product and `stock` of its sums: its variant's price at it,
 * what that variant costs otherwise and cost before, and whether the variants that can be bought then cost differently. A variant that is
 * sold out counts only while all are.
 */
export const runningDeal = sql`
  LEFT JOIN LATERAL (
    SELECT f.id AS deal_id, f.starts_at, f.ends_at, f.quota, f.claimed, f.per_customer, i.price_usd AS deal_price_usd,
      dv.price_usd AS deal_before_usd, i.prior_usd AS deal_prior_usd, (
        SELECT count(DISTINCT least(o.price_usd, oi.price_usd)) > 1
        FROM product_variant o LEFT JOIN flash_deal_item oi ON oi.deal_id = f.id AND oi.variant_id = o.id
        WHERE o.product_id = p.id AND o.removed_at IS NULL AND o.on_hand > o.reserved) AS deal_varies
    FROM flash_deal f JOIN flash_deal_item i ON i.deal_id = f.id
    JOIN product_variant dv ON dv.id = i.variant_id AND dv.removed_at IS NULL AND dv.price_usd > i.price_usd
    WHERE f.product_id = p.id AND p.type = 'normal' AND ${dealRuns}
      AND (dv.on_hand > dv.reserved OR coalesce(stock.on_hand - stock.reserved, 0) <= 0)
    ORDER BY i.price_usd, f.id LIMIT 1
  ) deal ON true`;

/** The item `i` and deal `f` that a row `v` of variant and `p` of product is at now. */
const runningOfVariant = sql`FROM flash_deal_item i JOIN flash_deal f ON f.id = i.deal_id
    WHERE i.variant_id = v.id AND p.type = 'normal' AND i.price_usd < v.price_usd AND ${dealRuns}
    LIMIT 1`;

/**
 * The running deal of a row `v` of variant and `p` of product, with the pieces that the customer of row `buyer` can have
 * at it.
 */
export const dealOfVariant = sql`
  LEFT JOIN LATERAL (
    SELECT f.id AS deal_id, i.price_usd AS deal_price_usd, i.prior_usd AS deal_prior_usd, f.ends_at, least(f.quota - f.claimed, f.per_customer - (
      SELECT coalesce(sum(a.deal_quantity), 0)::int FROM stock_allocation a
      WHERE a.deal_id = f.id AND a.customer_id = buyer.id AND a.state IN ('held', 'taken'))) AS deal_left
    ${runningOfVariant}
  ) deal ON true`;

/** What a row `v` of variant and `p` of product costs at its running deal. */
export const variantDealPrice = sql`(SELECT i.price_usd ${runningOfVariant})`;

/** The lowest price before the running deal of a row `v` of variant and `p` of product. */
export const variantPriorPrice = sql`(SELECT i.prior_usd ${runningOfVariant})`;

/** A SELECT of the ids of products that are at a running deal. */
export const productsAtDeal = sql`SELECT f.product_id FROM flash_deal f WHERE ${dealRuns}`;
