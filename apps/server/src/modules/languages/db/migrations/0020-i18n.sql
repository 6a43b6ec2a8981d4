CREATE TABLE language (
  code text PRIMARY KEY,
  name text NOT NULL UNIQUE,
  title text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0
);
CREATE UNIQUE INDEX language_one_default ON language (is_default) WHERE is_default;

CREATE TABLE currency (
  code text PRIMARY KEY CHECK (code ~ '^[A-Z]{3,10}$'),
  name jsonb NOT NULL,
  symbol text NOT NULL CHECK (length(symbol) <= 10),
  decimals int NOT NULL CHECK (decimals BETWEEN 0 AND 8),
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0
);

-- Rates are dated rows; the newest that has begun is in force.
CREATE TABLE currency_rate (
  currency text NOT NULL REFERENCES currency,
  valid_from timestamptz NOT NULL,
  rate numeric(24, 12) NOT NULL CHECK (rate > 0),
  source text NOT NULL,
  PRIMARY KEY (currency, valid_from)
);

-- Translations that override the shipped dictionaries.
CREATE TABLE translation (
  locale text NOT NULL,
  key text NOT NULL,
  text text NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (locale, key)
);

-- Keys that a storefront asked for in vain; never published by themselves (reliability S11).
CREATE TABLE missing_translation (
  locale text NOT NULL,
  key text NOT NULL CHECK (length(key) <= 200),
  times int NOT NULL DEFAULT 1,
  first_seen timestamptz NOT NULL DEFAULT app_now(),
  last_seen timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (locale, key)
);
