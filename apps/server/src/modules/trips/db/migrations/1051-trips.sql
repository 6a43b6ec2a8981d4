-- What customers write for days of their trips; the hour is by the clocks of the place.
CREATE TABLE trip_note (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  day date NOT NULL,
  hour text CHECK (hour ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  text text NOT NULL CHECK (text <> ''),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX trip_note_day ON trip_note (customer_id, day, created_at, id);

-- Links that show a trip to others: that of any of these bookings that still takes place.
CREATE TABLE trip_share (
  key text PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  order_ids uuid[] NOT NULL CHECK (order_ids <> '{}'),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX trip_share_customer ON trip_share (customer_id, created_at);
