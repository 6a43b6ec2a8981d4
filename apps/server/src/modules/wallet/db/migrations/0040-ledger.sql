-- Double entry, append-only. A unit is money (USD cents) or points; entries of a transfer sum to zero per unit.
-- Accounts of customers keep their balance in the row; accounts of the house are computed from their entries, so
-- that no row is shared by all payments (docs/decisions/040-ledger.md).
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL,
  -- NULL for the house.
  owner_id uuid,
  unit text NOT NULL CHECK (unit IN ('money', 'points')),
  balance bigint DEFAULT 0,
  CONSTRAINT ledger_account_computed CHECK ((owner_id IS NULL) = (balance IS NULL)),
  CONSTRAINT ledger_account_money_covered CHECK (unit <> 'money' OR balance >= 0),
  CONSTRAINT ledger_account_points_covered CHECK (unit <> 'points' OR balance >= 0)
);
CREATE UNIQUE INDEX ledger_account_owner ON ledger_account (owner_id, code) WHERE owner_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_house ON ledger_account (code, unit) WHERE owner_id IS NULL;

INSERT INTO ledger_account (code, unit, balance) VALUES
  ('sales', 'money', NULL),
  ('refunds', 'money', NULL),
  ('card_clearing', 'money', NULL),
  ('top_up_clearing', 'money', NULL),
  ('withdrawal_clearing', 'money', NULL),
  ('rebates', 'money', NULL),
  ('rebates_payable', 'money', NULL),
  ('fees', 'money', NULL),
  ('adjustments', 'money', NULL),
  ('points_issued', 'points', NULL),
  ('points_redeemed', 'points', NULL),
  ('adjustments', 'points', NULL);

CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- Unique per meaning, e.g. 'payment/<payment id>': the same booking can never be made twice.
  idempotency_key text NOT NULL UNIQUE,
  reference_kind text NOT NULL,
  reference_id text NOT NULL,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX ledger_transfer_reference ON ledger_transfer (reference_kind, reference_id);

CREATE TABLE ledger_entry (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  transfer_id bigint NOT NULL REFERENCES ledger_transfer,
  -- No foreign key: it would make every payment share a lock on the house's rows. Accounts are never deleted (trigger).
  account_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Of customers only.
  balance_before bigint,
  balance_after bigint,
  CHECK ((balance_before IS NULL) = (balance_after IS NULL)),
  CHECK (balance_after = balance_before + amount)
);
CREATE INDEX ledger_entry_account ON ledger_entry (account_id, id DESC) WHERE balance_before IS NOT NULL;
CREATE INDEX ledger_entry_transfer ON ledger_entry (transfer_id);

CREATE FUNCTION forbid_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME;
END
$$;
CREATE TRIGGER ledger_entry_append_only BEFORE UPDATE OR DELETE ON ledger_entry
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_transfer_append_only BEFORE UPDATE OR DELETE ON ledger_transfer
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_account_kept BEFORE DELETE ON ledger_account
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_entry_kept BEFORE TRUNCATE ON ledger_entry
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_transfer_kept BEFORE TRUNCATE ON ledger_transfer
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
