-- Orders of shops that moved in, as their files say them. No money, stock or points go by them.
CREATE TABLE earlier_order (
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('shopify', 'woocommerce')),
  number text NOT NULL,
  -- In lower case; empty where the file has none, and once the person was erased.
  email text NOT NULL,
  name text NOT NULL,
  ordered_at timestamptz NOT NULL,
  record jsonb NOT NULL,
  searched text GENERATED ALWAYS AS (search_fold(number || ' ' || email || ' ' || name)) STORED,
  imported_at timestamptz NOT NULL DEFAULT app_now(),
  erased_at timestamptz,
  CHECK (erased_at IS NULL OR (email = '' AND name = '')),
  UNIQUE (source, number)
);
CREATE INDEX earlier_order_age ON earlier_order (ordered_at DESC, id DESC);
CREATE INDEX earlier_order_email ON earlier_order (email, ordered_at DESC, id DESC) WHERE email <> '';
CREATE INDEX earlier_order_searched ON earlier_order USING gin (searched gin_trgm_ops);

-- People of those shops. They are no accounts.
CREATE TABLE earlier_customer (
  id uuid PRIMARY KEY,
  source text NOT NULL CHECK (source IN ('shopify', 'woocommerce')),
  -- SHA-256 of what they are known by, so that an erased person does not come back with the next file.
  key_hash text NOT NULL,
  email text NOT NULL,
  name text NOT NULL,
  phone text NOT NULL,
  record jsonb NOT NULL,
  searched text GENERATED ALWAYS AS (search_fold(email || ' ' || name || ' ' || phone)) STORED,
  imported_at timestamptz NOT NULL DEFAULT app_now(),
  erased_at timestamptz,
  CHECK (erased_at IS NULL OR (email = '' AND name = '' AND phone = '')),
  UNIQUE (source, key_hash)
);
CREATE INDEX earlier_customer_email ON earlier_customer (email) WHERE email <> '';
CREATE INDEX earlier_customer_searched ON earlier_customer USING gin (searched gin_trgm_ops);

-- A file of such a shop: read, looked at, then taken over or discarded.
CREATE TABLE earlier_import (
  id uuid PRIMARY KEY,
  file_name text NOT NULL,
  -- Until the file was taken over.
  file bytea,
  dialect text NOT NULL,
  look jsonb NOT NULL,
  heads jsonb NOT NULL,
  currency text,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'taken')),
  -- How many records came to what, once the file was taken over.
  counts jsonb,
  by_staff uuid NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  taken_at timestamptz,
  version int NOT NULL DEFAULT 1,
  CHECK ((state = 'taken') = (taken_at IS NOT NULL)),
  CHECK ((state = 'taken') = (counts IS NOT NULL)),
  CHECK ((state = 'draft') = (file IS NOT NULL))
);
CREATE INDEX earlier_import_age ON earlier_import (created_at DESC, id DESC);

-- The records of a file. Once it was taken over only refused ones stay, without the person.
CREATE TABLE earlier_import_record (
  import_id uuid NOT NULL REFERENCES earlier_import ON DELETE CASCADE,
  row int NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  ordered_at timestamptz,
  record jsonb NOT NULL,
  outcome text NOT NULL CHECK (outcome IN ('new', 'changed', 'known', 'refused')),
  flaw text,
  flaw_column text NOT NULL,
  flaw_value text NOT NULL,
  notes text[] NOT NULL,
  PRIMARY KEY (import_id, row),
  CHECK ((outcome = 'refused') = (flaw IS NOT NULL))
);
