ALTER TABLE language
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT app_now(),
  ADD CONSTRAINT language_default_is_on CHECK (enabled OR NOT is_default);

-- Groups of storefront keys by what they begin with; the default one takes what no other claims.
CREATE TABLE language_category (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[a-z][a-z0-9_]{0,29}$'),
  name jsonb NOT NULL CHECK (name ? 'en-US'),
  is_default boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX language_category_one_default ON language_category (is_default) WHERE is_default;

-- What translators have written; customers see it once it is published into `translation`.
CREATE TABLE translation_draft (
  locale text NOT NULL REFERENCES language ON DELETE CASCADE,
  key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
  -- Empty: the shipped text, where there is one.
  text text NOT NULL,
  -- The English text it was made from.
  source_text text NOT NULL,
  reviewed boolean NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_by text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (locale, key)
);

CREATE TABLE translation_publish (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL,
  who text NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  changes int NOT NULL CHECK (changes > 0),
  -- Taking one back is a publication of its own; each is taken back once.
  undoes uuid UNIQUE REFERENCES translation_publish
);
CREATE INDEX translation_publish_newest ON translation_publish (at DESC, id DESC);

CREATE TABLE translation_publish_change (
  publish_id uuid NOT NULL REFERENCES translation_publish ON DELETE CASCADE,
  locale text NOT NULL,
  key text NOT NULL,
  -- Null: the shipped text stood or stands.
  before text,
  after text,
  PRIMARY KEY (publish_id, locale, key)
);

ALTER TABLE missing_translation ADD COLUMN place text NOT NULL DEFAULT '' CHECK (length(place) <= 100);
CREATE INDEX missing_translation_newest ON missing_translation (last_seen DESC, locale, key);
