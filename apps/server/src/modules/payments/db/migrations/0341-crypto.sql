-- The next index of each extended public key; whatever channel uses it, an index is given once.
CREATE TABLE crypto_key (
  key_hash text PRIMARY KEY,
  next_index int NOT NULL DEFAULT 0 CHECK (next_index >= 0)
);

-- What a customer was shown to pay by crypto: frozen when he chose it, whatever becomes of the channel.
CREATE TABLE crypto_due (
  attempt_id uuid PRIMARY KEY REFERENCES payment_attempt,
  channel_id uuid NOT NULL REFERENCES payment_channel,
  network text NOT NULL,
  asset text NOT NULL,
  -- Empty for the network's own coin.
  token_contract text NOT NULL,
  decimals int NOT NULL CHECK (decimals BETWEEN 0 AND 18),
  usd_per_unit text NOT NULL,
  address text NOT NULL,
  -- The index of an address of its own; NULL when the address is the channel's, shared by all.
  derivation_index int,
  -- On a shared address: whether the exact amount is this payment's alone.
  told_apart boolean NOT NULL,
  -- In the asset's smallest unit.
  units numeric(78, 0) NOT NULL CHECK (units > 0),
  usd bigint NOT NULL CHECK (usd > 0),
  -- The newest transfer seen for it that is not counted yet, or the one that was.
  tx_hash text,
  confirmations_seen int CHECK (confirmations_seen >= 0),
  -- The shared amount may be given to somebody else.
  released_at timestamptz,
  -- In real time, as blocks tell it: what came before was not meant for this payment.
  shown_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX crypto_due_own_address ON crypto_due (network, address) WHERE derivation_index IS NOT NULL;
-- By the exact amount payments to a shared address are told apart.
CREATE UNIQUE INDEX crypto_due_shared_amount ON crypto_due (network, address, token_contract, units)
  WHERE derivation_index IS NULL AND told_apart AND released_at IS NULL;
CREATE INDEX crypto_due_network ON crypto_due (network, created_at DESC);

-- How far a channel's chain was read. Everything before next_block is final and was counted.
CREATE TABLE chain_cursor (
  channel_id uuid PRIMARY KEY REFERENCES payment_channel,
  next_block bigint NOT NULL CHECK (next_block >= 0),
  -- The hash of the block before it, to notice when the chain went another way after all.
  before_hash text NOT NULL,
  scanned_at timestamptz NOT NULL DEFAULT app_now(),
  leased_until timestamptz
);

CREATE INDEX provider_event_attempt ON provider_event (attempt_id) WHERE attempt_id IS NOT NULL;
