-- Days on which a flight is not as the schedule says, or was not for a while; a day without a row is as scheduled.
CREATE TABLE flight_day (
  flight_id uuid NOT NULL REFERENCES flight,
  -- Local day of the scheduled departure.
  day date NOT NULL,
  state text NOT NULL CHECK (state IN ('scheduled', 'delayed', 'cancelled')),
  -- Minutes after the scheduled departure; the arrival moves with it.
  delay_minutes int NOT NULL DEFAULT 0 CHECK (delay_minutes BETWEEN 0 AND 1440),
  reason text NOT NULL CHECK (reason ~ '^[a-z_]{1,30}$'),
  version int NOT NULL DEFAULT 1,
  changed_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (flight_id, day),
  CONSTRAINT flight_day_delay CHECK ((delay_minutes > 0) = (state = 'delayed') OR state = 'cancelled')
);
CREATE INDEX flight_day_cancelled ON flight_day (day, flight_id) WHERE state = 'cancelled';
