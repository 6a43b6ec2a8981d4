-- Money that went back is found in statements as well.
ALTER TABLE payment_refund ADD COLUMN reconciled_at timestamptz;
CREATE INDEX payment_refund_outside ON payment_refund (payment_id) WHERE provider_number IS NOT NULL;
ALTER TABLE reconciliation_line
  ADD COLUMN refund_id uuid REFERENCES payment_refund,
  DROP CONSTRAINT reconciliation_line_check1,
  ADD CHECK (num_nonnulls(attempt_id, refund_id) = CASE WHEN verdict IN ('matched', 'differs', 'ours') THEN 1 ELSE 0 END);
CREATE UNIQUE INDEX reconciliation_line_refund ON reconciliation_line (reconciliation_id, refund_id)
  WHERE refund_id IS NOT NULL;
