-- What of a trip deals can be on, for bookings of before: the seats of each of its ways.
UPDATE travel_order_item i SET
  deal_keys = ARRAY['fare:' || s.route || '/' || s.cabin || '/' || s.brand, 'cabin:' || s.route || '/' || s.cabin, 'route:' || s.route],
  deal_days = jsonb_build_array(jsonb_build_object('day', s.day, 'usd', i.unit_price_usd))
FROM (
  SELECT o.id, w.at, w.slice ->> 'cabin' AS cabin, w.slice ->> 'brand' AS brand, w.slice #>> '{legs,0,day}' AS day,
    (w.slice #>> '{legs,0,from,cityId}') || '_' || (w.slice #>> '{legs,-1,to,cityId}') AS route
  FROM travel_order o CROSS JOIN jsonb_array_elements(o.snapshot -> 'slices') WITH ORDINALITY AS w(slice, at)
  WHERE o.kind = 'flight' AND o.bundle_id IS NULL AND o.created_at > app_now() - interval '31 days') s
WHERE s.id = i.order_id AND i.deal_keys IS NULL AND i.key IN ('slice-' || s.at || '/adult', 'slice-' || s.at || '/child')
  AND s.route IS NOT NULL AND s.cabin IS NOT NULL AND s.brand IS NOT NULL AND s.day IS NOT NULL;
