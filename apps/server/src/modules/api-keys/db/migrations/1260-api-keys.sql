-- Keys by which other programs call the back office.
CREATE TABLE api_key (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- SHA-256 of the key, which is stored nowhere.
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  -- How the key begins, to recognise it by.
  hint text NOT NULL,
  -- Whoever made it; it holds no more than they do.
  made_by uuid NOT NULL REFERENCES staff,
  -- For whom it calls; the house without either.
  agent_id uuid REFERENCES agent,
  merchant_id uuid REFERENCES merchant,
  permissions text[] NOT NULL CHECK (cardinality(permissions) > 0),
  -- Addresses and ranges it may be used from; none for everywhere.
  addresses text[] NOT NULL DEFAULT '{}',
  -- By the real time, as sessions.
  expires_at timestamptz NOT NULL,
  last_used_at timestamptz,
  last_used_from text NOT NULL DEFAULT '',
  revoked_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  CONSTRAINT api_key_for_one CHECK (agent_id IS NULL OR merchant_id IS NULL)
);
CREATE INDEX api_key_newest ON api_key (created_at DESC, id DESC);
