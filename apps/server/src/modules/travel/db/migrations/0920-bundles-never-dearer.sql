-- Bundles of before, in which deals did not count, could cost more than their parts alone: nothing was saved by them.
UPDATE travel_bundle b SET alone_usd = b.total_usd + o.points
FROM (SELECT bundle_id, sum(points_value_usd)::bigint AS points FROM travel_order WHERE bundle_id IS NOT NULL GROUP BY bundle_id) o
WHERE o.bundle_id = b.id AND b.total_usd + o.points > b.alone_usd;
