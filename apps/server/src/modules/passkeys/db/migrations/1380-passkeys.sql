-- Keys of customers and staff that sign in in the place of a password.
CREATE TABLE passkey (
  id uuid PRIMARY KEY,
  customer_id uuid REFERENCES customer,
  staff_id uuid REFERENCES staff,
  -- As the authenticator named it, in base64url.
  credential_id text NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1400),
  public_key bytea NOT NULL,
  -- How often it signed, where the authenticator counts; zero where it does not.
  counter bigint NOT NULL CHECK (counter >= 0),
  -- The host it was made for, and is good at.
  rp_id text NOT NULL,
  synced boolean NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz,
  CONSTRAINT passkey_of_one CHECK (num_nonnulls(customer_id, staff_id) = 1)
);
CREATE INDEX passkey_of_customer ON passkey (customer_id, created_at) WHERE customer_id IS NOT NULL;
CREATE INDEX passkey_of_staff ON passkey (staff_id, created_at) WHERE staff_id IS NOT NULL;

-- What a passkey is asked to sign, for one try.
CREATE TABLE passkey_challenge (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  -- Signing in, or adding a passkey, and the session in which that was begun.
  purpose text NOT NULL CHECK (purpose IN ('customer_sign_in', 'customer_add', 'staff_sign_in', 'staff_add')),
  session_id uuid,
  -- By the real time, as sessions.
  expires_at timestamptz NOT NULL,
  CONSTRAINT passkey_challenge_session CHECK ((purpose IN ('customer_add', 'staff_add')) = (session_id IS NOT NULL))
);
CREATE INDEX passkey_challenge_expiry ON passkey_challenge (expires_at);
