-- What a deal takes off all pieces of a line, before member level, coupon and points.
ALTER TABLE goods_order_line ADD COLUMN deal_off_usd bigint NOT NULL DEFAULT 0 CHECK (deal_off_usd >= 0),
  ADD CONSTRAINT goods_order_line_deal_off CHECK (deal_off_usd = 0 OR deal_id IS NOT NULL);
-- What deals take off an order stands in its price; lines at deals share it by what they cost at them, to the cent.
UPDATE goods_order_line l SET deal_off_usd = s.off * s.until / s.all_usd - s.off * (s.until - s.usd) / s.all_usd
FROM (
  SELECT d.id, d.usd, sum(d.usd) OVER (PARTITION BY d.order_id ORDER BY d.position) AS until,
    sum(d.usd) OVER (PARTITION BY d.order_id) AS all_usd,
    COALESCE((SELECT -sum(p.amount_usd) FROM goods_order_price_line p WHERE p.order_id = d.order_id AND p.step = 'deal'), 0)::bigint
      AS off
  FROM (SELECT id, order_id, position, unit_price_usd * quantity AS usd FROM goods_order_line WHERE deal_id IS NOT NULL) d) s
WHERE l.id = s.id AND s.all_usd > 0;
