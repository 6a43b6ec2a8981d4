CREATE TABLE payment_channel (
  id uuid PRIMARY KEY,
  identifier text NOT NULL UNIQUE,
  kind text NOT NULL CHECK (kind IN ('balance', 'offline', 'crypto', 'card', 'sandbox')),
  title jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{"en-US": ""}',
  image text,
  minimum_usd bigint CHECK (minimum_usd >= 0),
  maximum_usd bigint CHECK (maximum_usd >= minimum_usd),
  payment_enabled boolean NOT NULL DEFAULT true,
  withdrawal_enabled boolean NOT NULL DEFAULT false,
  config jsonb NOT NULL DEFAULT '{}',
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1
);

CREATE TABLE payment (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  payable_kind text NOT NULL,
  payable_id uuid NOT NULL,
  customer_id uuid NOT NULL REFERENCES customer,
  amount_usd bigint NOT NULL CHECK (amount_usd >= 0),
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'cancelled', 'partly_refunded', 'refunded')),
  channel_id uuid REFERENCES payment_channel,
  -- Whose wallet paid, for refunds by source; not always the owner ("pay for me"). NULL when no wallet paid.
  payer_id uuid REFERENCES customer,
  -- The provider's own name for the capture.
  provider_number text,
  access_key text NOT NULL UNIQUE,
  expires_at timestamptz,
  paid_at timestamptz,
  refunded_usd bigint NOT NULL DEFAULT 0 CHECK (refunded_usd BETWEEN 0 AND amount_usd),
  -- Money that came after the end and went to the wallet.
  credited_late_usd bigint NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (payable_kind, payable_id)
);
CREATE INDEX payment_customer ON payment (customer_id, created_at DESC);

-- One try with a hosted channel; its provider key is stored before the provider is called.
CREATE TABLE payment_attempt (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment,
  channel_id uuid NOT NULL REFERENCES payment_channel,
  state text NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'paid', 'failed', 'cancelled')),
  provider_key text NOT NULL UNIQUE,
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ended_at timestamptz
);
CREATE INDEX payment_attempt_payment ON payment_attempt (payment_id, created_at DESC);

-- Money given back, each booking once.
CREATE TABLE payment_refund (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment,
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  -- The caller's, unique per meaning.
  key text NOT NULL UNIQUE,
  note text NOT NULL DEFAULT '',
  -- The provider's name for it; NULL when it went to a wallet.
  provider_number text,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX payment_refund_payment ON payment_refund (payment_id);

-- Every provider event once, whatever became of it.
CREATE TABLE provider_event (
  channel text NOT NULL,
  event_id text NOT NULL,
  kind text NOT NULL,
  -- What the provider said: its key of the attempt, amount and currency.
  provider_key text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  attempt_id uuid REFERENCES payment_attempt,
  outcome text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (channel, event_id)
);
