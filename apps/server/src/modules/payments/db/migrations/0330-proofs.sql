-- Payments that are paid elsewhere and proved by vouchers or a transaction (docs/decisions/026-proofs-and-the-desk.md).
INSERT INTO ledger_account (code, unit, balance) VALUES
  ('offline_clearing', 'money', NULL),
  ('crypto_clearing', 'money', NULL);

-- What a voucher looks like: 64 bits (picture-look.ts). Pictures that look alike differ in few.
ALTER TABLE stored_file ADD COLUMN look bit(64);

CREATE TABLE payment_proof (
  id uuid PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment,
  attempt_id uuid NOT NULL REFERENCES payment_attempt,
  channel_id uuid NOT NULL REFERENCES payment_channel,
  revision int NOT NULL CHECK (revision > 0),
  state text NOT NULL DEFAULT 'submitted' CHECK (state IN ('submitted', 'approved', 'rejected', 'superseded')),
  tx_hash text,
  stated_amount text,
  stated_currency text,
  note text NOT NULL DEFAULT '',
  -- NULL when somebody came by the link without signing in.
  submitted_by uuid REFERENCES customer,
  submitted_at timestamptz NOT NULL DEFAULT app_now(),
  -- The first of two persons, and the amount he saw on the account.
  first_by uuid REFERENCES staff,
  first_at timestamptz,
  first_received_usd bigint CHECK (first_received_usd > 0),
  decided_by uuid REFERENCES staff,
  decided_at timestamptz,
  received_usd bigint CHECK (received_usd > 0),
  outcome text CHECK (outcome IN ('settled', 'revived', 'credited')),
  reject_reason text,
  reject_text text,
  version int NOT NULL DEFAULT 1,
  UNIQUE (payment_id, revision),
  CHECK ((first_by IS NULL) = (first_at IS NULL) AND (first_by IS NULL) = (first_received_usd IS NULL)),
  CHECK ((stated_amount IS NULL) = (stated_currency IS NULL)),
  CHECK ((state IN ('approved', 'rejected')) = (decided_at IS NOT NULL)),
  CHECK ((state = 'approved') = (received_usd IS NOT NULL) AND (state = 'approved') = (outcome IS NOT NULL)),
  CHECK ((state = 'rejected') = (reject_reason IS NOT NULL)),
  -- Two persons are two.
  CHECK (decided_by IS DISTINCT FROM first_by OR first_by IS NULL OR state <> 'approved')
);
-- One waits at a time, and money is taken for a try once.
CREATE UNIQUE INDEX payment_proof_waiting ON payment_proof (payment_id) WHERE state = 'submitted';
CREATE UNIQUE INDEX payment_proof_approved ON payment_proof (attempt_id) WHERE state = 'approved';
CREATE INDEX payment_proof_queue ON payment_proof (submitted_at, id) WHERE state = 'submitted';
CREATE INDEX payment_proof_age ON payment_proof (submitted_at DESC, id DESC);
CREATE INDEX payment_proof_tx_hash ON payment_proof (lower(tx_hash)) WHERE tx_hash IS NOT NULL;

CREATE TABLE payment_proof_picture (
  proof_id uuid NOT NULL REFERENCES payment_proof,
  file_id uuid NOT NULL REFERENCES stored_file,
  place int NOT NULL CHECK (place BETWEEN 1 AND 4),
  PRIMARY KEY (proof_id, place),
  UNIQUE (proof_id, file_id)
);
CREATE INDEX payment_proof_picture_file ON payment_proof_picture (file_id);

-- For the list of payments, by time, amount and state.
CREATE INDEX payment_age ON payment (created_at DESC, id DESC);
CREATE INDEX payment_amount ON payment (amount_usd DESC, id DESC);

-- Messages about a proof lead to its payment.
ALTER TABLE message DROP CONSTRAINT message_link_kind_check;
ALTER TABLE message ADD CONSTRAINT message_link_kind_check
  CHECK (link_kind IN ('order', 'product', 'after_sale', 'payment'));
