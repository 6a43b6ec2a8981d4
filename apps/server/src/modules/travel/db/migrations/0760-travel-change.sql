-- Other dates for what is booked and paid (docs/decisions/104-change-of-dates.md).
ALTER TABLE travel_order
  -- What changes of it have cost; kept, and no part of its price.
  ADD COLUMN change_fee_usd bigint NOT NULL DEFAULT 0 CHECK (change_fee_usd >= 0);

CREATE TABLE travel_change (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES travel_order,
  state text NOT NULL DEFAULT 'quoted' CHECK (state IN ('quoted', 'awaiting_payment', 'done', 'dropped', 'expired')),
  -- The version of the order it was priced for.
  order_version int NOT NULL,
  by_staff boolean NOT NULL,
  waives_fee boolean NOT NULL,
  -- As the vertical was asked for it, and its request from then on.
  wanted jsonb NOT NULL,
  request jsonb NOT NULL,
  -- Offer and price as they were shown.
  frozen jsonb NOT NULL,
  -- Days and price of the order until then.
  before jsonb NOT NULL,
  fee_usd bigint NOT NULL CHECK (fee_usd >= 0),
  -- Money to pay, or to give back: never both.
  due_usd bigint NOT NULL CHECK (due_usd >= 0),
  back_usd bigint NOT NULL CHECK (back_usd >= 0 AND (back_usd = 0 OR due_usd = 0)),
  points_back bigint NOT NULL CHECK (points_back >= 0),
  payment_id uuid UNIQUE REFERENCES payment,
  expires_at timestamptz NOT NULL,
  done_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT travel_change_paid CHECK (state <> 'awaiting_payment' OR (payment_id IS NOT NULL AND due_usd > 0)),
  CONSTRAINT travel_change_done CHECK ((done_at IS NOT NULL) = (state = 'done'))
);
-- One change of an order waits for its money at a time.
CREATE UNIQUE INDEX travel_change_open ON travel_change (order_id) WHERE state = 'awaiting_payment';
CREATE INDEX travel_change_order ON travel_change (order_id, created_at);
CREATE INDEX travel_change_lapse ON travel_change (expires_at) WHERE state IN ('quoted', 'awaiting_payment');
