-- Product clock: the database's time plus an offset that only demo mode may move (decisions, section 12).
CREATE TABLE product_clock (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  offset_ms bigint NOT NULL DEFAULT 0 CHECK (offset_ms >= 0)
);
INSERT INTO product_clock DEFAULT VALUES;

CREATE FUNCTION app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT clock_timestamp() + (SELECT offset_ms FROM product_clock) * interval '1 millisecond'
$$;

-- Answers of calls that move money or stock, kept with the effect in one transaction.
CREATE TABLE idempotency_key (
  owner text NOT NULL,
  route text NOT NULL,
  key text NOT NULL CHECK (length(key) BETWEEN 8 AND 128),
  body_hash bytea NOT NULL,
  answer text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (owner, route, key)
);
CREATE INDEX idempotency_key_age ON idempotency_key (created_at);

-- Domain events, written where they happen and delivered at least once.
CREATE TABLE outbox_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  delivered_at timestamptz,
  tries int NOT NULL DEFAULT 0,
  next_try_at timestamptz,
  last_error text
);
CREATE INDEX outbox_event_waiting ON outbox_event (id) WHERE delivered_at IS NULL;

-- One row per stored file; bytes live in the file store under its id.
CREATE TABLE stored_file (
  id uuid PRIMARY KEY,
  purpose text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('image', 'video')),
  owner_kind text NOT NULL CHECK (owner_kind IN ('customer', 'staff', 'demo')),
  owner_id uuid NOT NULL,
  private boolean NOT NULL DEFAULT false,
  url text NOT NULL UNIQUE,
  sha256 bytea NOT NULL,
  bytes bigint NOT NULL,
  width int NOT NULL,
  height int NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX stored_file_hash ON stored_file (sha256);
CREATE INDEX stored_file_owner ON stored_file (owner_id, created_at DESC);
