-- What a provider calls a try and its page, once it has answered; what refunds of its money are asked against; when the
-- provider's page was closed; and what came, where that is not the amount of the try.
ALTER TABLE payment_attempt
  ADD COLUMN provider_session text UNIQUE,
  ADD COLUMN provider_url text,
  ADD COLUMN provider_capture text,
  ADD COLUMN provider_closed_at timestamptz,
  ADD COLUMN arrived_usd bigint CHECK (arrived_usd > 0);
CREATE INDEX payment_attempt_provider_open ON payment_attempt (created_at)
  WHERE provider_session IS NOT NULL AND provider_closed_at IS NULL;

-- Refunds that a provider carries out are asked for by a job: claimed, called, written down.
ALTER TABLE payment_refund
  ADD COLUMN sent_at timestamptz,
  ADD COLUMN tries int NOT NULL DEFAULT 0,
  ADD COLUMN next_try_at timestamptz;
CREATE INDEX payment_refund_unsent ON payment_refund (next_try_at NULLS FIRST)
  WHERE provider_number IS NOT NULL AND sent_at IS NULL AND failed_at IS NULL;
