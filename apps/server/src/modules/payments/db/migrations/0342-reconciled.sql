-- Money that was found in a provider's or bank's statement.
ALTER TABLE payment_attempt ADD COLUMN reconciled_at timestamptz;
CREATE INDEX payment_attempt_money ON payment_attempt (channel_id, ended_at) WHERE state = 'paid';
