-- Providers that staff sign in by (OpenID Connect).
CREATE TABLE oidc_provider (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  issuer text NOT NULL,
  client_id text NOT NULL,
  -- Sealed.
  client_secret text NOT NULL,
  scopes text NOT NULL,
  -- The claim that says whose account it is.
  claim text NOT NULL,
  enabled boolean NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX oidc_provider_newest ON oidc_provider (created_at DESC, id DESC);

-- Accounts at providers that sign staff in, at most one of a provider for each person.
CREATE TABLE oidc_link (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  provider_id uuid NOT NULL REFERENCES oidc_provider ON DELETE CASCADE,
  -- The value of the identifying claim; null until the first sign-in by the e-mail.
  subject text,
  -- In small letters; which verified e-mail is waited for.
  email text,
  -- What the provider calls the account, for people to recognise it.
  account text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_used_at timestamptz,
  CONSTRAINT oidc_link_waits_or_is CHECK (num_nonnulls(subject, email) = 1)
);
CREATE UNIQUE INDEX oidc_link_subject ON oidc_link (provider_id, subject) WHERE subject IS NOT NULL;
CREATE UNIQUE INDEX oidc_link_email ON oidc_link (provider_id, email) WHERE email IS NOT NULL;
CREATE UNIQUE INDEX oidc_link_person ON oidc_link (staff_id, provider_id);

-- Sign-ins and links that were begun, each for one way back.
CREATE TABLE oidc_attempt (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  -- Of what only the browser has that began it.
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  provider_id uuid NOT NULL REFERENCES oidc_provider ON DELETE CASCADE,
  -- The session that links an account; null for a sign-in.
  session_id uuid,
  nonce text NOT NULL,
  verifier text NOT NULL,
  redirect_uri text NOT NULL,
  -- By the real time, as sessions.
  expires_at timestamptz NOT NULL
);
CREATE INDEX oidc_attempt_expiry ON oidc_attempt (expires_at);
CREATE INDEX oidc_attempt_provider ON oidc_attempt (provider_id);
