-- The collected coupon an order was priced with; kept when the order ends, so that late money can revive it.
ALTER TABLE goods_order ADD COLUMN coupon_id uuid REFERENCES customer_coupon;
CREATE INDEX goods_order_coupon ON goods_order (coupon_id) WHERE coupon_id IS NOT NULL;

-- This line's share of what the coupon took off the goods.
ALTER TABLE goods_order_line ADD COLUMN coupon_usd bigint NOT NULL DEFAULT 0 CHECK (coupon_usd >= 0);

-- Quotes frozen before postage and tax were rules are priced anew when they are next looked at.
UPDATE order_quote SET expires_at = LEAST(expires_at, app_now()) WHERE order_id IS NULL;
