-- The number a shop's own lists know a product by; what an import finds it again by.
CREATE TABLE product_number (
  number text PRIMARY KEY CHECK (length(number) BETWEEN 1 AND 60),
  product_id uuid NOT NULL UNIQUE REFERENCES product ON DELETE CASCADE
);

CREATE TABLE product_import (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  who text NOT NULL,
  ip text NOT NULL,
  file_name text NOT NULL,
  -- The file's head row.
  heads text[] NOT NULL,
  -- For each column the field it fills; null for one that is left out.
  mapping text[] NOT NULL,
  state text NOT NULL DEFAULT 'mapping' CHECK (state IN ('mapping', 'checking', 'checked', 'importing', 'done')),
  -- One process at a time works on it; one that dies loses it at this moment.
  claimed_until timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  finished_at timestamptz
);
CREATE INDEX product_import_newest ON product_import (created_at DESC, id DESC);
CREATE INDEX product_import_open ON product_import (created_at) WHERE state IN ('checking', 'importing');

CREATE TABLE product_import_row (
  import_id uuid NOT NULL REFERENCES product_import ON DELETE CASCADE,
  -- As a spreadsheet counts, the head row being 1.
  row int NOT NULL,
  cells text[] NOT NULL,
  -- Rows with the same one are variants of one product: its number, or the SKU of a row without.
  product_key text,
  sku text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'valid', 'failed', 'imported')),
  outcome text CHECK (outcome IN ('created', 'updated', 'unchanged')),
  product_id uuid,
  errors jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (import_id, row)
);
CREATE INDEX product_import_row_state ON product_import_row (import_id, state, row);
CREATE INDEX product_import_row_sku ON product_import_row (import_id, sku, row);
CREATE INDEX product_import_row_product ON product_import_row (import_id, product_key, row);

-- How files with these heads were last read: offered the next time.
CREATE TABLE product_import_mapping (
  heads_key text PRIMARY KEY,
  mapping text[] NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
