-- Days of a flight that staff give prices, seats and stops of their own.
ALTER TABLE flight
  -- Raised by every change of its days.
  ADD COLUMN days_version int NOT NULL DEFAULT 1;

ALTER TABLE flight_seats
  -- Whether the day has seats of its own; otherwise they follow the cabin's.
  ADD COLUMN own boolean NOT NULL DEFAULT false;
UPDATE flight_seats s SET own = true FROM flight_cabin c
  WHERE c.flight_id = s.flight_id AND c.cabin = s.cabin AND c.seats <> s.total;

-- Entry n of prices is of day n, null where it is the cabin's. A stopped day keeps its price for when sale goes on.
ALTER TABLE flight_month
  ADD COLUMN stopped boolean[] NOT NULL DEFAULT array_fill(false, ARRAY[31])
    CHECK (cardinality(stopped) = 31 AND array_position(stopped, NULL) IS NULL);
UPDATE flight_month SET
  stopped = (SELECT array_agg(p = 0 ORDER BY n) FROM unnest(prices) WITH ORDINALITY AS of_day(p, n)),
  prices = array_replace(prices, 0, NULL)
  WHERE 0 = ANY (prices);
ALTER TABLE flight_month DROP CONSTRAINT flight_month_prices_check;
ALTER TABLE flight_month ADD CONSTRAINT flight_month_prices CHECK (cardinality(prices) = 31 AND 0 < ALL (prices));
