-- Places that a booking holds to change to, beside its own, until they are paid.
CREATE TABLE tour_change (
  order_id uuid PRIMARY KEY REFERENCES tour_booking,
  departure_id uuid NOT NULL REFERENCES tour_departure,
  -- Places of the booking once it is changed.
  seats int NOT NULL CHECK (seats > 0),
  -- Of these, those that are held: on its own departure what it has more, on another all of them.
  held int NOT NULL CHECK (held BETWEEN 0 AND seats),
  expires_at timestamptz NOT NULL
);
CREATE INDEX tour_change_of ON tour_change (departure_id);
