-- Other nights of a booking, held beside its own until they are paid: nights of both are the booking's and not held twice.
CREATE TABLE hotel_change (
  order_id uuid PRIMARY KEY REFERENCES hotel_booking,
  check_in date NOT NULL,
  check_out date NOT NULL,
  nightly_usd int[] NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT hotel_change_stay CHECK (check_out > check_in AND check_out - check_in <= 28
    AND cardinality(nightly_usd) = check_out - check_in)
);
