-- Merchants whose staff run their own places.
CREATE TABLE merchant (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- Whom the house calls.
  person text NOT NULL DEFAULT '',
  phone text NOT NULL DEFAULT '',
  email text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  -- Staff of a disabled merchant cannot sign in.
  enabled boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX merchant_name ON merchant (lower(name));
CREATE INDEX merchant_newest ON merchant (created_at DESC, id DESC);
