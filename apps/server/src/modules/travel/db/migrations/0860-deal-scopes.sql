-- What of an item a discount deal can be on, as it was offered: keys from the closest to the widest, and what one piece cost on
-- each of its days. Null where no deal can be on it. Staff see by it what a deal would have cost.
ALTER TABLE travel_order_item
  ADD COLUMN deal_keys text[],
  ADD COLUMN deal_days jsonb,
  ADD CONSTRAINT travel_order_item_scope CHECK ((deal_keys IS NULL) = (deal_days IS NULL));

-- What a deal takes off all pieces of an item, before member level and points.
ALTER TABLE travel_deal_claim ADD COLUMN off_usd bigint CHECK (off_usd >= 0);
-- What is off an order stands in its price; claims share it by their units, to the cent.
UPDATE travel_deal_claim c SET off_usd = s.off * s.until / s.all_units - s.off * (s.until - s.units) / s.all_units
FROM (
  SELECT c.order_id, c.item_key, c.units, sum(c.units) OVER (PARTITION BY c.order_id ORDER BY c.item_key) AS until,
    sum(c.units) OVER (PARTITION BY c.order_id) AS all_units,
    COALESCE((SELECT -sum((line ->> 'amountUsd')::bigint) FROM jsonb_array_elements(o.price_lines) AS line
      WHERE line ->> 'step' = 'deal'), 0)::bigint AS off
  FROM travel_deal_claim c LEFT JOIN travel_order o ON o.id = c.order_id) s
WHERE s.order_id = c.order_id AND s.item_key = c.item_key;
ALTER TABLE travel_deal_claim ALTER COLUMN off_usd SET NOT NULL;
