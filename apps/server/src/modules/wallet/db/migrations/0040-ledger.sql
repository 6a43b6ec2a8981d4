-- Double entry, append-only. A unit is money (USD cents) or points; entries of a transfer sum to zero per unit.
CREATE TABLE ledger_account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Of a customer: available, held, points. Of the house: sales, refunds, top_up_clearing, withdrawal_clearing,
  -- card_clearing, rebates, fees, points_issued, adjustments.
  code text NOT NULL,
  owner_id uuid,
  unit text NOT NULL CHECK (unit IN ('money', 'points')),
  balance bigint NOT NULL DEFAULT 0,
  last_entry_id bigint,
  CHECK (owner_id IS NULL OR balance >= 0)
);
CREATE UNIQUE INDEX ledger_account_owner ON ledger_account (owner_id, code) WHERE owner_id IS NOT NULL;
CREATE UNIQUE INDEX ledger_account_house ON ledger_account (code, unit) WHERE owner_id IS NULL;

CREATE TABLE ledger_transfer (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  -- Unique per meaning, e.g. 'order-payment/<payment id>': the same booking can never be made twice.
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
  account_id bigint NOT NULL REFERENCES ledger_account,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_before bigint NOT NULL,
  balance_after bigint NOT NULL,
  CHECK (balance_after = balance_before + amount)
);
CREATE INDEX ledger_entry_account ON ledger_entry (account_id, id DESC);
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
