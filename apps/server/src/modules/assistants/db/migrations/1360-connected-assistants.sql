-- What a customer has let a program read, and until when. Rows go when it is taken back.
CREATE TABLE assistant_grant (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  -- The address of the program's own document, by which it is known.
  client_id text NOT NULL CHECK (length(client_id) <= 2000),
  client_name text NOT NULL CHECK (length(client_name) BETWEEN 1 AND 80),
  scope text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  used_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  expires_at timestamptz NOT NULL,
  UNIQUE (customer_id, client_id)
);
CREATE INDEX assistant_grant_age ON assistant_grant (expires_at);
-- Codes and tokens by their hashes. What was used stays until its time is over: used again, it ends everything of its grant.
CREATE TABLE assistant_token (
  hash bytea PRIMARY KEY,
  grant_id uuid NOT NULL REFERENCES assistant_grant ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('code', 'access', 'refresh')),
  -- Of a code: where it was sent to, and what who has it must know.
  redirect_uri text,
  challenge text,
  used boolean NOT NULL DEFAULT false,
  expires_at timestamptz NOT NULL,
  CHECK ((kind = 'code') = (redirect_uri IS NOT NULL AND challenge IS NOT NULL))
);
CREATE INDEX assistant_token_grant ON assistant_token (grant_id);
CREATE INDEX assistant_token_age ON assistant_token (expires_at);
