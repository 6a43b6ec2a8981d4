-- What the back office sets about a channel (docs/decisions/025-withdrawals-and-channels.md).
ALTER TABLE payment_channel
  ADD COLUMN minimum_withdrawal_usd bigint CHECK (minimum_withdrawal_usd > 0),
  ADD COLUMN maximum_withdrawal_usd bigint CHECK (maximum_withdrawal_usd >= minimum_withdrawal_usd),
  ADD COLUMN withdrawal_fee_usd bigint NOT NULL DEFAULT 0 CHECK (withdrawal_fee_usd >= 0),
  ADD COLUMN withdrawal_fee_bp int NOT NULL DEFAULT 0 CHECK (withdrawal_fee_bp BETWEEN 0 AND 5000),
  -- Written by the back office and read by nothing but the channel's own code: never in an answer, log or export.
  ADD COLUMN secrets jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT app_now();

UPDATE payment_channel
SET secrets = jsonb_build_object('secret', jsonb_build_object(
    'values', to_jsonb(string_to_array(config ->> 'secret', ',')), 'changedAt', to_jsonb(app_now()))),
  config = config - 'secret'
WHERE kind = 'sandbox' AND config ? 'secret';
