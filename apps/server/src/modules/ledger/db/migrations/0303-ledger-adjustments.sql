-- What staff add to or take from a customer's balance or points. Above a threshold it waits for a second person.
CREATE TABLE ledger_adjustment (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  unit text NOT NULL CHECK (unit IN ('money', 'points')),
  amount bigint NOT NULL CHECK (amount <> 0),
  reason text NOT NULL,
  state text NOT NULL CHECK (state IN ('pending', 'booked', 'rejected')),
  asked_by uuid NOT NULL,
  asked_name text NOT NULL,
  asked_at timestamptz NOT NULL DEFAULT app_now(),
  decided_by uuid,
  decided_name text NOT NULL DEFAULT '',
  decided_at timestamptz,
  decision_note text NOT NULL DEFAULT '',
  -- Booked at once, below the threshold, needs no second person.
  reviewed boolean NOT NULL,
  CHECK ((state = 'pending') = (decided_at IS NULL)),
  CHECK (state = 'pending' OR decided_by IS NOT NULL),
  CHECK (state <> 'booked' OR NOT reviewed OR decided_by <> asked_by)
);
CREATE INDEX ledger_adjustment_asked ON ledger_adjustment (asked_at DESC, id DESC);
CREATE INDEX ledger_adjustment_state ON ledger_adjustment (state, asked_at DESC, id DESC);
CREATE INDEX ledger_adjustment_customer ON ledger_adjustment (customer_id);
