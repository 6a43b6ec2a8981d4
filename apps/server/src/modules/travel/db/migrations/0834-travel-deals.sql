-- Discount deals of what is travelled to; goods have theirs (flash_deal).
CREATE TABLE travel_deal (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  -- The one thing it is on, such as `hotel:ID`; what is offered names its keys from the closest to the widest.
  key text NOT NULL,
  title jsonb NOT NULL,
  line jsonb NOT NULL,
  -- Whole percent, or cents off a unit, or what a unit costs.
  method text NOT NULL CHECK (method IN ('percent', 'off', 'fixed')),
  value bigint NOT NULL CHECK (value > 0 AND (method <> 'percent' OR value <= 90)),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Local days of what is bought at it, both included; null for any. Weekdays from 1, Monday.
  travel_from date,
  travel_to date,
  weekdays int[] NOT NULL DEFAULT '{1,2,3,4,5,6,7}',
  -- Seats, room nights, people, set meals.
  quota int NOT NULL CHECK (quota > 0),
  claimed int NOT NULL DEFAULT 0,
  per_customer int CHECK (per_customer > 0),
  enabled boolean NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  live tstzrange GENERATED ALWAYS AS (CASE WHEN enabled THEN tstzrange(starts_at, ends_at) ELSE 'empty'::tstzrange END) STORED,
  CONSTRAINT travel_deal_time CHECK (starts_at < ends_at),
  CONSTRAINT travel_deal_days CHECK (travel_from <= travel_to),
  CONSTRAINT travel_deal_quota CHECK (claimed BETWEEN 0 AND quota),
  -- A thing has one deal at a time.
  CONSTRAINT travel_deal_once EXCLUDE USING gist (key WITH =, live WITH &&)
) WITH (fillfactor = 80);
CREATE INDEX travel_deal_ends ON travel_deal (ends_at);

-- Units of a deal that an order has, one row for each of its items.
CREATE TABLE travel_deal_claim (
  order_id uuid NOT NULL,
  item_key text NOT NULL,
  deal_id uuid NOT NULL REFERENCES travel_deal,
  customer_id uuid NOT NULL REFERENCES customer,
  units int NOT NULL CHECK (units > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  at timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (order_id, item_key)
);
CREATE INDEX travel_deal_claim_customer ON travel_deal_claim (deal_id, customer_id) WHERE state <> 'released';
