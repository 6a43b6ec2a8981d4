-- A cart that an assistant fills before anything is to be bought: prices are estimates.
CREATE TABLE assistant_cart (
  id uuid PRIMARY KEY,
  -- The address of the assistant's profile: whose it is.
  profile text NOT NULL CHECK (length(profile) <= 2000),
  -- It was made by a call that a key of the profile signed: so is every later one.
  signed boolean NOT NULL,
  language text NOT NULL,
  -- As it was sent. Forgotten once a person takes a checkout of it.
  buyer jsonb NOT NULL DEFAULT '{}',
  -- Country and region that postage and tax are estimated by.
  place jsonb,
  -- What it cost someone who has not signed in when it was written, as a quote is frozen.
  frozen jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX assistant_cart_age ON assistant_cart (expires_at);
-- Of which cart a checkout was made.
ALTER TABLE assistant_checkout ADD COLUMN cart_id uuid REFERENCES assistant_cart ON DELETE SET NULL;
CREATE INDEX assistant_checkout_cart ON assistant_checkout (cart_id) WHERE cart_id IS NOT NULL;
-- Keys that news to assistants are signed with, by the real time.
CREATE TABLE assistant_signing_key (
  kid text PRIMARY KEY,
  -- Sealed, as PKCS #8.
  private_key text NOT NULL,
  -- What the shop's profile says of it (RFC 7517).
  public_key jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT statement_timestamp()
);
