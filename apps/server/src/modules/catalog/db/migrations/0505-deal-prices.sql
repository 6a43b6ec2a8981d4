CREATE EXTENSION IF NOT EXISTS btree_gist;

-- A deal names a price for each of its variants, can be switched off, and one customer may have only so many pieces.
ALTER TABLE flash_deal
  ADD COLUMN per_customer int CHECK (per_customer > 0),
  ADD COLUMN enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN created_at timestamptz NOT NULL DEFAULT app_now();

-- Of deals of one product at one time the better one stays on.
UPDATE flash_deal f SET enabled = false WHERE EXISTS (
  SELECT 1 FROM flash_deal o WHERE o.product_id = f.product_id AND (o.discount_bp, o.id) > (f.discount_bp, f.id)
    AND o.starts_at < f.ends_at AND f.starts_at < o.ends_at);

CREATE TABLE flash_deal_item (
  deal_id uuid NOT NULL REFERENCES flash_deal ON DELETE CASCADE,
  variant_id uuid NOT NULL REFERENCES product_variant,
  price_usd bigint NOT NULL CHECK (price_usd > 0),
  -- From when until when the deal holds; none while it is off, so that others may stand in its place.
  live tstzrange,
  PRIMARY KEY (deal_id, variant_id),
  CONSTRAINT flash_deal_once EXCLUDE USING gist (variant_id WITH =, live WITH &&)
);
CREATE INDEX flash_deal_item_variant ON flash_deal_item (variant_id);

INSERT INTO flash_deal_item (deal_id, variant_id, price_usd, live)
SELECT f.id, v.id, greatest(1, v.price_usd - round(v.price_usd * f.discount_bp / 10000.0)),
  CASE WHEN f.enabled THEN tstzrange(f.starts_at, f.ends_at) END
FROM flash_deal f JOIN product_variant v ON v.product_id = f.product_id AND v.removed_at IS NULL;

ALTER TABLE flash_deal DROP COLUMN discount_bp;
CREATE INDEX flash_deal_newest ON flash_deal (starts_at DESC, id DESC);
-- What one customer has of a deal.
CREATE INDEX stock_allocation_deal ON stock_allocation (deal_id, customer_id) WHERE deal_id IS NOT NULL;
CREATE INDEX goods_order_line_deal ON goods_order_line (deal_id) WHERE deal_id IS NOT NULL;
