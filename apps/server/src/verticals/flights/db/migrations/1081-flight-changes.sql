-- Whether ways in a fare may be changed: {allowed, feeUsd, untilMinutes}, US cents of a traveller and way, until so many minutes before
-- the departure of the way. Fares that exist are not changed until staff say so.
ALTER TABLE fare_brand
  ADD COLUMN change_rule jsonb NOT NULL DEFAULT '{"allowed": false, "feeUsd": 0, "untilMinutes": 0}';

-- What a booking holds to change to, beside its own seats, until that is paid.
CREATE TABLE flight_change (
  order_id uuid PRIMARY KEY REFERENCES flight_booking,
  -- Of the booking once it is changed.
  seats int NOT NULL CHECK (seats BETWEEN 1 AND 9),
  laps int NOT NULL CHECK (laps BETWEEN 0 AND 9),
  -- Travellers who stay, by their positions before, in their order.
  stays int[] NOT NULL CHECK (cardinality(stays) > 0),
  expires_at timestamptz NOT NULL
);

CREATE TABLE flight_change_leg (
  order_id uuid NOT NULL REFERENCES flight_change ON DELETE CASCADE,
  position int NOT NULL CHECK (position > 0),
  slice int NOT NULL CHECK (slice > 0),
  flight_id uuid NOT NULL REFERENCES flight,
  cabin text NOT NULL CHECK (cabin IN ('economy', 'premium', 'business', 'first')),
  day date NOT NULL,
  brand text NOT NULL,
  -- Whether seats and laps of it are held for the change; the booking has those of the others.
  held boolean NOT NULL,
  PRIMARY KEY (order_id, position)
);
CREATE INDEX flight_change_leg_flight ON flight_change_leg (flight_id, day, cabin) WHERE held;
