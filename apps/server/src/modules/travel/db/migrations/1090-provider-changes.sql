-- What its provider changes of a booking, and how that is answered (docs/decisions/225-a-change-by-the-provider.md).
CREATE TABLE travel_provider_change (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES travel_order,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'accepted', 'replaced', 'refunded', 'lapsed')),
  -- A major one may be given back whole.
  weight text NOT NULL CHECK (weight IN ('minor', 'major')),
  -- {snapshot, service} as the customer last agreed to, and as it is now.
  before jsonb NOT NULL,
  after jsonb NOT NULL,
  reason text,
  -- Whether what is left can be had at all.
  stands boolean NOT NULL,
  decide_by timestamptz NOT NULL,
  -- What is done then without an answer.
  silence text NOT NULL CHECK (silence IN ('accept', 'refund')),
  answered_by text CHECK (answered_by IN ('customer', 'admin', 'system')),
  answered_at timestamptz,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT travel_provider_change_answered CHECK ((state = 'open') = (answered_at IS NULL) AND (state = 'open') = (answered_by IS NULL)),
  CONSTRAINT travel_provider_change_choice CHECK (weight = 'major' OR (silence = 'accept' AND stands AND state <> 'refunded'))
);
-- One change of an order is asked about at a time.
CREATE UNIQUE INDEX travel_provider_change_open ON travel_provider_change (order_id) WHERE state = 'open';
CREATE INDEX travel_provider_change_order ON travel_provider_change (order_id, created_at);
CREATE INDEX travel_provider_change_due ON travel_provider_change (decide_by) WHERE state = 'open';
-- A change of a booking that is taken instead of what its provider made of it: for nothing, at the price that was paid.
ALTER TABLE travel_change ADD COLUMN provider_change_id uuid REFERENCES travel_provider_change;
