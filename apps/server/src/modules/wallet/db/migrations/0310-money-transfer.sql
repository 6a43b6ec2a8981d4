-- What one customer sent to another. The ledger books it under 'transfer/<id>'; the note stays here, so that it can go
-- when its writer leaves.
CREATE TABLE money_transfer (
  id uuid PRIMARY KEY,
  from_id uuid NOT NULL REFERENCES customer,
  to_id uuid NOT NULL REFERENCES customer,
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 100),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT money_transfer_not_to_oneself CHECK (from_id <> to_id)
);
CREATE INDEX money_transfer_from ON money_transfer (from_id, created_at DESC);
