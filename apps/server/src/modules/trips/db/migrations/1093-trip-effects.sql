-- What changes of bookings do to other bookings of their customers (docs/decisions/226-one-clock-over-a-trip.md).
CREATE TABLE trip_effect (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  -- The order it is about, and the one whose change brings it; the same where no other is about it.
  order_id uuid NOT NULL,
  cause_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('arrives_late', 'desk_closed', 'together', 'too_far', 'unused_night', 'no_bed', 'way_gone')),
  -- When those who come land, by the clocks of the place.
  arrives text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT trip_effect_once UNIQUE (order_id, cause_id, kind)
);
CREATE INDEX trip_effect_customer ON trip_effect (customer_id);
