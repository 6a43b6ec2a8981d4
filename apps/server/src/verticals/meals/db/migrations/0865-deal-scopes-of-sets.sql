-- What of a set meal deals can be on, for bookings of before: its pieces on the day they were bought.
UPDATE travel_order_item i SET deal_keys = ARRAY['set:' || o.subject_id],
  deal_days = jsonb_build_array(jsonb_build_object('day', o.service_from::text, 'usd', i.unit_price_usd))
FROM travel_order o
WHERE o.id = i.order_id AND o.kind = 'diningcombo' AND o.bundle_id IS NULL AND o.created_at > app_now() - interval '31 days'
  AND i.deal_keys IS NULL AND i.key = 'set-' || o.subject_id;
