-- Set meals, paid ahead and used by one code a piece.
CREATE TABLE dining_set (
  id uuid PRIMARY KEY,
  name jsonb NOT NULL,
  story jsonb NOT NULL,
  -- [{name, choose, of: [{name, valueUsd}]}]
  courses jsonb NOT NULL,
  people int NOT NULL CHECK (people BETWEEN 1 AND 40),
  -- Cents that its dishes cost one by one, and what a piece costs.
  value_usd int NOT NULL CHECK (value_usd > 0),
  usd int NOT NULL CHECK (usd > 0),
  stock int NOT NULL CHECK (stock >= 0),
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold int NOT NULL DEFAULT 0 CHECK (sold >= 0),
  per_customer int NOT NULL CHECK (per_customer > 0),
  per_table int NOT NULL CHECK (per_table > 0),
  -- A piece can be used so many days from its purchase on, and never after a last day, where there is one.
  valid_days int NOT NULL CHECK (valid_days BETWEEN 1 AND 730),
  valid_until date,
  -- {weekdays, from, to} by the clock of the restaurant, and days of every year as 12-24.
  usable jsonb NOT NULL,
  blackout text[] NOT NULL DEFAULT '{}',
  needs_table boolean NOT NULL,
  refund text NOT NULL CHECK (refund IN ('any_time', 'before_use', 'none')),
  refund_at_expiry boolean NOT NULL,
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  online boolean NOT NULL,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  searched text GENERATED ALWAYS AS (search_fold(
    (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', ''))) STORED,
  CONSTRAINT dining_set_never_oversold CHECK (held + sold <= stock)
) WITH (fillfactor = 80);

-- The restaurants that serve a set, in their order.
CREATE TABLE dining_set_place (
  set_id uuid NOT NULL REFERENCES dining_set,
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  position int NOT NULL,
  PRIMARY KEY (set_id, restaurant_id)
);
CREATE INDEX dining_set_place_restaurant ON dining_set_place (restaurant_id);

-- Pieces of an order.
CREATE TABLE dining_set_booking (
  order_id uuid PRIMARY KEY,
  set_id uuid NOT NULL REFERENCES dining_set,
  customer_id uuid NOT NULL REFERENCES customer,
  pieces int NOT NULL CHECK (pieces > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz,
  -- So many days before the end its customer was told last; null for not yet.
  told_days int
);
CREATE INDEX dining_set_booking_lapse ON dining_set_booking (set_id, expires_at) WHERE state = 'held';
CREATE INDEX dining_set_booking_customer ON dining_set_booking (customer_id, set_id) WHERE state <> 'released';

-- One code a piece, made at payment with its share of what was paid.
CREATE TABLE dining_code (
  order_id uuid NOT NULL REFERENCES dining_set_booking,
  number int NOT NULL,
  code text NOT NULL UNIQUE,
  paid_usd bigint NOT NULL CHECK (paid_usd >= 0),
  points bigint NOT NULL CHECK (points >= 0),
  points_value_usd bigint NOT NULL CHECK (points_value_usd >= 0),
  state text NOT NULL DEFAULT 'usable' CHECK (state IN ('usable', 'used', 'refunded', 'expired')),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  used_by uuid,
  used_by_name text NOT NULL DEFAULT '',
  place_id uuid REFERENCES restaurant,
  undo_until timestamptz,
  PRIMARY KEY (order_id, number),
  CONSTRAINT dining_code_used CHECK ((state = 'used') = (used_at IS NOT NULL AND place_id IS NOT NULL AND undo_until IS NOT NULL))
);
CREATE INDEX dining_code_lapse ON dining_code (expires_at) WHERE state = 'usable';
CREATE INDEX dining_code_undo ON dining_code (undo_until) WHERE state = 'used';
