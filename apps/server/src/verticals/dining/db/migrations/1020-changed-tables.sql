-- Another table of a booking, held beside its own until it is paid: tables and arrivals of both are the booking's and not held twice.
CREATE TABLE dining_change (
  order_id uuid PRIMARY KEY REFERENCES dining_booking,
  area_id uuid NOT NULL REFERENCES dining_area,
  starts_quarter int NOT NULL,
  quarters int NOT NULL CHECK (quarters > 0),
  tables int NOT NULL CHECK (tables > 0),
  covers int NOT NULL CHECK (covers > 0),
  -- How long guests sit; quarters have the time to lay the table again in them.
  stay_minutes int NOT NULL CHECK (stay_minutes > 0),
  expires_at timestamptz NOT NULL
);
CREATE INDEX dining_change_area ON dining_change (area_id, starts_quarter);
