-- What comes off the pieces of what was booked as one, and what each of its orders would cost alone, as it stands
-- (docs/decisions/234-a-part-of-a-combo-is-changed.md).
ALTER TABLE travel_bundle ADD COLUMN off_bp int NOT NULL DEFAULT 0 CHECK (off_bp BETWEEN 0 AND 10000);
ALTER TABLE travel_order ADD COLUMN alone_usd bigint CHECK (alone_usd >= 0);

UPDATE travel_bundle b SET off_bp = COALESCE(
  (SELECT (q.frozen ->> 'offBp')::int FROM travel_bundle_quote q WHERE q.id = b.id),
  (SELECT round(percentile_disc(0.5) WITHIN GROUP (ORDER BY (i.list_price_usd - i.unit_price_usd) * 10000.0 / i.list_price_usd))::int
    FROM travel_order o JOIN travel_order_item i ON i.order_id = o.id
    WHERE o.bundle_id = b.id AND i.list_price_usd > i.unit_price_usd), 0);

UPDATE travel_order o SET alone_usd = GREATEST(o.payable_usd + o.points_value_usd, COALESCE(
  (SELECT (p ->> 'aloneUsd')::bigint FROM travel_bundle_quote q CROSS JOIN LATERAL json_array_elements(q.frozen -> 'parts') p
    WHERE q.id = b.id AND p ->> 'orderId' = o.id::text),
  round(b.alone_usd * o.payable_usd / NULLIF(b.total_usd, 0)), 0))
FROM travel_bundle b WHERE b.id = o.bundle_id;

ALTER TABLE travel_order ADD CONSTRAINT travel_order_alone CHECK ((alone_usd IS NULL) = (bundle_id IS NULL));
