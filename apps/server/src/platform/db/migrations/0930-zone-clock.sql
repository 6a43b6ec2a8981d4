-- The clocks of time zones as the program knows them (docs/decisions/127-one-clock-for-each-zone.md): PostgreSQL has a copy
-- of the IANA database of its own, which may be older, so it is never asked by the name of a zone. Written at the start.
CREATE TABLE zone_clock (
  zone text PRIMARY KEY,
  -- When the clock is changed, and its distance from UTC in seconds: before the first change, and after each.
  changes timestamptz[] NOT NULL,
  offsets int[] NOT NULL CHECK (cardinality(offsets) = cardinality(changes) + 1),
  -- The version of the IANA database that it is from.
  release text NOT NULL
);

-- What the clock shows at a moment. Without a clock it is UTC. One expression, so that it becomes part of the query.
CREATE FUNCTION wall_time(at timestamptz, changes timestamptz[], offsets int[]) RETURNS timestamp
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT at AT TIME ZONE 'UTC' + make_interval(secs => COALESCE(offsets[1 + width_bucket(at, changes)], 0))
$$;

-- The same by the name of the zone: for a few rows, since it looks the clock up for each.
CREATE FUNCTION local_time(at timestamptz, zone text) RETURNS timestamp
LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT at AT TIME ZONE 'UTC' + make_interval(secs => COALESCE(
    (SELECT c.offsets[1 + width_bucket(at, c.changes)] FROM zone_clock c WHERE c.zone = local_time.zone), 0))
$$;
