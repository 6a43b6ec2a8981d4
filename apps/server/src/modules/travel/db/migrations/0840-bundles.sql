-- Several travel orders that are booked and paid as one, such as a combo of tours. It has no state of its own: it stands as its
-- orders do.
CREATE TABLE travel_bundle (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer,
  -- What it is of: the combo.
  subject_id uuid NOT NULL,
  -- What is said of it as it was booked, in every language; only its kind reads it.
  snapshot jsonb NOT NULL,
  -- The one payment, which pays those of its orders.
  payment_id uuid NOT NULL UNIQUE REFERENCES payment DEFERRABLE INITIALLY DEFERRED,
  access_key text NOT NULL UNIQUE,
  -- What its orders came to when it was placed, and what they would have cost one by one.
  total_usd bigint NOT NULL CHECK (total_usd >= 0),
  alone_usd bigint NOT NULL CHECK (alone_usd >= 0),
  hidden_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX travel_bundle_owner ON travel_bundle (customer_id, created_at DESC, id DESC);
CREATE INDEX travel_bundle_number ON travel_bundle USING gin (number gin_trgm_ops);
CREATE INDEX travel_bundle_subject ON travel_bundle (kind, subject_id);

-- What is about to be booked together, frozen for a while. The bundle made of it has its id.
CREATE TABLE travel_bundle_quote (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL,
  -- As its kind was asked.
  request jsonb NOT NULL,
  -- What is said of it, and each part with its request and what was frozen of it.
  frozen jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX travel_bundle_quote_age ON travel_bundle_quote (expires_at);
CREATE INDEX travel_bundle_quote_owner ON travel_bundle_quote (customer_id);

ALTER TABLE travel_order
  ADD COLUMN bundle_id uuid REFERENCES travel_bundle,
  -- What the order is for its bundle, such as the tour of a combo; once each.
  ADD COLUMN slot text,
  -- Cancelled by its customer only together with the other core orders of its bundle.
  ADD COLUMN core boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT travel_order_in_bundle CHECK ((bundle_id IS NULL) = (slot IS NULL) AND NOT (core AND bundle_id IS NULL));
CREATE UNIQUE INDEX travel_order_slot ON travel_order (bundle_id, slot) WHERE bundle_id IS NOT NULL;
