-- Which program wrote the file, what is to be done beyond its columns, and what one USD was worth when that was said.
ALTER TABLE product_import
  ADD COLUMN dialect text NOT NULL DEFAULT 'own' CHECK (dialect IN ('own', 'shopify', 'woocommerce', 'etsy', 'google')),
  ADD COLUMN settings jsonb NOT NULL DEFAULT '{"currency": "USD", "makeCategories": false, "categoryId": null, "pieces": 0}',
  ADD COLUMN currencies text[] NOT NULL DEFAULT '{}',
  ADD COLUMN rate text;

ALTER TABLE product_import_row
  -- What taking the row would do, and what would change, as the check found.
  ADD COLUMN planned text CHECK (planned IN ('created', 'updated', 'unchanged')),
  ADD COLUMN changes jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN notes jsonb NOT NULL DEFAULT '[]',
  -- Pictures by address that are still to be fetched.
  ADD COLUMN pictures int NOT NULL DEFAULT 0,
  -- SKUs of the row that stand in an earlier one.
  ADD COLUMN twice text[] NOT NULL DEFAULT '{}';
DROP INDEX product_import_row_sku;

-- Pictures of other servers that were fetched once, and where they are kept since.
CREATE TABLE fetched_picture (
  address text PRIMARY KEY,
  file text NOT NULL,
  fetched_at timestamptz NOT NULL DEFAULT app_now()
);

-- Pictures that products of an import are to have, in their places; those that are not here yet are fetched by their address.
CREATE TABLE product_import_picture (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  import_id uuid NOT NULL REFERENCES product_import ON DELETE CASCADE,
  row int NOT NULL,
  product_id uuid NOT NULL REFERENCES product,
  place text NOT NULL CHECK (place IN ('cover', 'gallery', 'detail', 'variant')),
  at int NOT NULL,
  sku text NOT NULL DEFAULT '',
  address text NOT NULL,
  -- A picture of a gallery, or a film.
  kind text NOT NULL DEFAULT 'image' CHECK (kind IN ('image', 'video')),
  file text,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'fetched', 'failed')),
  flaw text CHECK (flaw IN ('address', 'unreachable', 'status', 'too_large', 'kind', 'unreadable', 'too_many')),
  tries int NOT NULL DEFAULT 0,
  -- Of real time: fetched no earlier, and one process's until then.
  due_at timestamptz NOT NULL DEFAULT clock_timestamp(),
  -- Whether its product has been given what was fetched.
  applied boolean NOT NULL DEFAULT false,
  CHECK ((state = 'fetched') = (file IS NOT NULL)),
  CHECK ((state = 'failed') = (flaw IS NOT NULL))
);
CREATE INDEX product_import_picture_due ON product_import_picture (due_at) WHERE state = 'waiting';
CREATE INDEX product_import_picture_open ON product_import_picture (import_id, product_id) WHERE NOT applied;
CREATE INDEX product_import_picture_of ON product_import_picture (import_id, state, id);
CREATE INDEX product_import_picture_product ON product_import_picture (product_id);
