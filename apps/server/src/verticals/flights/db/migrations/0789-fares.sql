-- Bookings name the fare of each way: what was booked before had one fare on all of them.
CREATE FUNCTION fare_of_each_way(trip jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT (trip - 'brand' - 'fare') || jsonb_build_object('slices', (
    SELECT jsonb_agg(way || jsonb_build_object('brand', trip -> 'brand', 'fare', trip -> 'fare') ORDER BY position)
    FROM jsonb_array_elements(trip -> 'slices') WITH ORDINALITY AS w(way, position)))
$$;
UPDATE travel_order SET snapshot = fare_of_each_way(snapshot) WHERE kind = 'flight' AND snapshot ? 'fare';
UPDATE travel_quote SET frozen = jsonb_set(frozen, '{snapshot}', fare_of_each_way(frozen -> 'snapshot'))
WHERE kind = 'flight' AND frozen -> 'snapshot' ? 'fare';
DROP FUNCTION fare_of_each_way;

-- Basis points off the fares of both ways of a trip there and back, where one airline flies all of it.
ALTER TABLE airline ADD COLUMN return_bp int NOT NULL DEFAULT 0 CHECK (return_bp BETWEEN 0 AND 5000);
