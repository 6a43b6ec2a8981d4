-- What of a stay deals can be on, for bookings of before: each room with its share of the nights' prices, to the cent.
UPDATE travel_order_item i SET
  deal_keys = ARRAY['plan:' || (o.snapshot ->> 'planId'), 'room:' || (o.snapshot ->> 'roomTypeId'), 'hotel:' || o.subject_id],
  deal_days = (
    SELECT jsonb_agg(jsonb_build_object('day', (o.service_from + n.at::int - 1)::text,
      'usd', i.unit_price_usd * n.until / n.whole - i.unit_price_usd * (n.until - n.usd) / n.whole) ORDER BY n.at)
    FROM (SELECT t.at, t.usd::bigint AS usd, sum(t.usd::bigint) OVER (ORDER BY t.at)::bigint AS until, sum(t.usd::bigint) OVER ()::bigint AS whole
      FROM jsonb_array_elements_text(o.snapshot -> 'nightlyUsd') WITH ORDINALITY AS t(usd, at)) n)
FROM travel_order o
WHERE o.id = i.order_id AND o.kind = 'hotel' AND o.bundle_id IS NULL AND o.created_at > app_now() - interval '31 days'
  AND i.deal_keys IS NULL AND i.key ~ '^room-\d+$'
  AND (SELECT sum(usd::bigint) FROM jsonb_array_elements_text(o.snapshot -> 'nightlyUsd') AS t(usd)) > 0;
