-- What of a tour deals can be on, for bookings of before: its people on the day it begins.
UPDATE travel_order_item i SET deal_keys = ARRAY['tour:' || o.subject_id],
  deal_days = jsonb_build_array(jsonb_build_object('day', o.service_from::text, 'usd', i.unit_price_usd))
FROM travel_order o
WHERE o.id = i.order_id AND o.kind = 'tour' AND o.bundle_id IS NULL AND o.created_at > app_now() - interval '31 days'
  AND i.deal_keys IS NULL AND i.key LIKE 'unit/%';
