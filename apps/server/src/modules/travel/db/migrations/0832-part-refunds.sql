-- What went back of orders that live on: their amount and points are what is left.
CREATE TABLE travel_part_refund (
  order_id uuid NOT NULL REFERENCES travel_order,
  -- That of the order before it.
  version int NOT NULL,
  refund_usd bigint NOT NULL CHECK (refund_usd >= 0),
  points bigint NOT NULL CHECK (points >= 0),
  points_value_usd bigint NOT NULL CHECK (points_value_usd >= 0),
  at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (order_id, version)
);
