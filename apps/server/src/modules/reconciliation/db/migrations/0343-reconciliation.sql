-- A statement of a provider or bank, compared with our payments.
CREATE TABLE reconciliation (
  id uuid PRIMARY KEY,
  channel_id uuid NOT NULL REFERENCES payment_channel,
  file_name text NOT NULL,
  -- SHA-256 of the bytes, so that the same statement is not reconciled twice.
  file_hash text NOT NULL,
  period_from date NOT NULL,
  period_to date NOT NULL CHECK (period_to >= period_from),
  mapping jsonb NOT NULL,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'applied')),
  by_staff uuid NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  applied_at timestamptz,
  version int NOT NULL DEFAULT 1,
  CHECK ((state = 'applied') = (applied_at IS NOT NULL)),
  UNIQUE (channel_id, file_hash)
);
CREATE INDEX reconciliation_age ON reconciliation (created_at DESC, id DESC);

CREATE TABLE reconciliation_line (
  id uuid PRIMARY KEY,
  reconciliation_id uuid NOT NULL REFERENCES reconciliation ON DELETE CASCADE,
  verdict text NOT NULL CHECK (verdict IN ('matched', 'differs', 'theirs', 'ours', 'unreadable')),
  -- Its line in the file; NULL for money of ours that the file does not name.
  line int,
  reference text NOT NULL,
  their_amount text NOT NULL,
  their_usd bigint,
  our_usd bigint,
  attempt_id uuid REFERENCES payment_attempt,
  payment_number text,
  CHECK ((verdict = 'ours') = (line IS NULL)),
  CHECK ((verdict IN ('matched', 'differs', 'ours')) = (attempt_id IS NOT NULL)),
  CHECK (verdict <> 'matched' OR their_usd = our_usd)
);
CREATE INDEX reconciliation_line_place ON reconciliation_line (reconciliation_id, line NULLS LAST, id);
-- Money is found in a statement once.
CREATE UNIQUE INDEX reconciliation_line_money ON reconciliation_line (reconciliation_id, attempt_id)
  WHERE attempt_id IS NOT NULL;
