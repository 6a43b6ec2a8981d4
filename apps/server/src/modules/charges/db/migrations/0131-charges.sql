CREATE TABLE postage_rule (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  is_default boolean NOT NULL DEFAULT false,
  counted_by text NOT NULL CHECK (counted_by IN ('weight', 'count')),
  -- Grams or pieces.
  first_unit int NOT NULL CHECK (first_unit > 0),
  first_fee_usd bigint NOT NULL CHECK (first_fee_usd >= 0),
  next_unit int NOT NULL CHECK (next_unit > 0),
  next_fee_usd bigint NOT NULL CHECK (next_fee_usd >= 0),
  -- Goods worth so much go free; null for never.
  free_from_usd bigint CHECK (free_from_usd >= 0),
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX postage_rule_default ON postage_rule (is_default) WHERE is_default;

-- A country has one rule of its own at most.
CREATE TABLE postage_country (
  country text PRIMARY KEY CHECK (country ~ '^[A-Z]{2}$'),
  rule_id uuid NOT NULL REFERENCES postage_rule ON DELETE CASCADE
);
CREATE INDEX postage_country_rule ON postage_country (rule_id);

CREATE TABLE tax_rule (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  is_default boolean NOT NULL DEFAULT false,
  country text NOT NULL CHECK (country ~ '^([A-Z]{2})?$'),
  -- As written in addresses, empty for the whole country.
  region text NOT NULL DEFAULT '',
  bp int NOT NULL CHECK (bp BETWEEN 0 AND 5000),
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (is_default = (country = ''))
);
CREATE UNIQUE INDEX tax_rule_place ON tax_rule (country, lower(region));

-- The parameters of the shop so far become the rules for everywhere.
INSERT INTO postage_rule (id, name, is_default, counted_by, first_unit, first_fee_usd, next_unit, next_fee_usd, free_from_usd)
SELECT gen_random_uuid(), 'Standard', true, 'count', 1,
  COALESCE((SELECT (value #>> '{}')::bigint FROM parameter WHERE key = 'order.postage_usd'), 500), 1, 0,
  COALESCE((SELECT (value #>> '{}')::bigint FROM parameter WHERE key = 'order.postage_free_from_usd'), 6000);
INSERT INTO tax_rule (id, name, is_default, country, bp)
SELECT gen_random_uuid(), 'No tax', true, '',
  COALESCE((SELECT (value #>> '{}')::int FROM parameter WHERE key = 'order.tax_bp'), 0);
DELETE FROM parameter WHERE key IN ('order.postage_usd', 'order.postage_free_from_usd', 'order.tax_bp');
