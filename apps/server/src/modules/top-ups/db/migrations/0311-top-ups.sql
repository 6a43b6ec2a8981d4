-- A wish to fill one's wallet. Its payment says what became of the money; the wallet is credited by it (decision 024).
CREATE TABLE top_up (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer,
  -- The one chosen when it was made; the payment knows the one it was paid by.
  channel_id uuid NOT NULL REFERENCES payment_channel,
  payment_id uuid NOT NULL UNIQUE REFERENCES payment,
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'cancelled', 'failed')),
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  paid_at timestamptz,
  version int NOT NULL DEFAULT 1,
  CHECK ((state = 'paid') = (paid_at IS NOT NULL))
);
CREATE INDEX top_up_customer ON top_up (customer_id, created_at DESC, id DESC);
CREATE INDEX top_up_customer_state ON top_up (customer_id, state, created_at DESC, id DESC);
CREATE INDEX top_up_age ON top_up (created_at DESC, id DESC);
CREATE INDEX top_up_amount ON top_up (amount_usd DESC, id DESC);
CREATE INDEX top_up_due ON top_up (expires_at) WHERE state = 'pending';

-- What happened to it: a path of its machine.
CREATE TABLE top_up_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  top_up_id uuid NOT NULL REFERENCES top_up,
  event text NOT NULL,
  to_state text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'system')),
  who text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX top_up_event_top_up ON top_up_event (top_up_id, id);
