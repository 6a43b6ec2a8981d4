-- Payout accounts and withdrawals (docs/decisions/025-withdrawals-and-channels.md).
CREATE TABLE payout_account (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('bank_card', 'bank_account', 'crypto')),
  details jsonb NOT NULL,
  -- Of the details that decide where money goes: nobody keeps one twice.
  mark bytea NOT NULL,
  label text NOT NULL DEFAULT '',
  -- From when on it can be used.
  usable_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (customer_id, mark)
);
CREATE INDEX payout_account_customer ON payout_account (customer_id, created_at, id);

CREATE TABLE withdrawal (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer,
  channel_id uuid NOT NULL REFERENCES payment_channel,
  -- Which saved account it was; not a reference, because accounts go and withdrawals stay.
  account_id uuid NOT NULL,
  -- As it was when asked for; NULL once the person was erased.
  account jsonb,
  -- What may always be shown of it.
  account_shown jsonb NOT NULL,
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  fee_usd bigint NOT NULL CHECK (fee_usd >= 0),
  -- What arrives, at the rate frozen with the request.
  payout_currency text NOT NULL,
  payout_decimals int NOT NULL,
  payout_rate numeric NOT NULL,
  payout_amount bigint NOT NULL,
  hold_id uuid NOT NULL UNIQUE REFERENCES ledger_hold,
  state text NOT NULL DEFAULT 'pending_review'
    CHECK (state IN ('pending_review', 'approved', 'paid', 'rejected', 'payment_failed', 'cancelled')),
  reason text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  approved_by uuid REFERENCES staff,
  paid_by uuid REFERENCES staff,
  provider_number text,
  proofs jsonb NOT NULL DEFAULT '[]',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Since when it stands as it does.
  since timestamptz NOT NULL DEFAULT app_now(),
  reviewed_at timestamptz,
  CHECK ((state = 'paid') = (provider_number IS NOT NULL)),
  CHECK (approved_by IS NULL OR state IN ('approved', 'paid', 'payment_failed'))
);
CREATE INDEX withdrawal_customer ON withdrawal (customer_id, created_at DESC, id DESC);
CREATE INDEX withdrawal_work ON withdrawal (state, since, id);
CREATE INDEX withdrawal_newest ON withdrawal (created_at, id);
CREATE INDEX withdrawal_amount ON withdrawal (amount_usd, id);
CREATE INDEX withdrawal_channel ON withdrawal (channel_id);

CREATE TABLE withdrawal_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  withdrawal_id uuid NOT NULL REFERENCES withdrawal,
  -- NULL for the request itself.
  event text,
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'system')),
  who text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX withdrawal_history_of ON withdrawal_history (withdrawal_id, id);
