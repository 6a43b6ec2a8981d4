-- Guests who wait for a table of a night, and what is held for the first whom it fits (docs/decisions/230-waiting-list-of-a-restaurant.md).
CREATE TABLE dining_wait (
  id uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  customer_id uuid NOT NULL REFERENCES customer,
  -- The day whose night it is, and the first and last hour at which they would sit down.
  day date NOT NULL,
  time_from text NOT NULL,
  time_to text NOT NULL,
  adults int NOT NULL CHECK (adults > 0),
  child_ages int[] NOT NULL DEFAULT '{}',
  -- A kind of table; none takes any.
  area_id uuid REFERENCES dining_area,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'offered', 'booked', 'missed', 'left', 'over')),
  -- From then on the last hour is too near to be booked.
  ends_at timestamptz NOT NULL,
  joined_at timestamptz NOT NULL DEFAULT app_now(),
  -- What is held while it is offered.
  offer_area_id uuid REFERENCES dining_area,
  offer_quarter int,
  offer_quarters int CHECK (offer_quarters > 0),
  offer_tables int CHECK (offer_tables > 0),
  offer_time text,
  offer_until timestamptz,
  CONSTRAINT dining_wait_offered CHECK (CASE WHEN state = 'offered'
    THEN num_nonnulls(offer_area_id, offer_quarter, offer_quarters, offer_tables, offer_time, offer_until) = 6
    ELSE num_nonnulls(offer_area_id, offer_quarter, offer_quarters, offer_tables, offer_time, offer_until) = 0 END)
);
CREATE UNIQUE INDEX dining_wait_once ON dining_wait (customer_id, restaurant_id, day) WHERE state IN ('waiting', 'offered');
CREATE INDEX dining_wait_line ON dining_wait (restaurant_id, joined_at, id) WHERE state = 'waiting';
CREATE INDEX dining_wait_offers ON dining_wait (offer_area_id, offer_quarter) WHERE state = 'offered';
CREATE INDEX dining_wait_ends ON dining_wait (ends_at) WHERE state = 'waiting';
CREATE INDEX dining_wait_day ON dining_wait (restaurant_id, day);
