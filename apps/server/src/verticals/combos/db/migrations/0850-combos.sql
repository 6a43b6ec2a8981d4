-- What is sold together across kinds of travel: flights, stays, tours and tables for less than booked one by one.
CREATE TABLE combo (
  id uuid PRIMARY KEY,
  version int NOT NULL DEFAULT 1,
  name jsonb NOT NULL,
  story jsonb NOT NULL,
  city_id uuid NOT NULL REFERENCES travel_city,
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  days int NOT NULL CHECK (days BETWEEN 1 AND 21),
  nights int NOT NULL CHECK (nights BETWEEN 0 AND days),
  -- Whom it is made for: prices on cards are theirs.
  adults int NOT NULL CHECK (adults BETWEEN 1 AND 9),
  children int NOT NULL CHECK (children >= 0 AND adults + children <= 9),
  -- Basis points off each part.
  off_bp int NOT NULL CHECK (off_bp BETWEEN 1 AND 9000),
  online boolean NOT NULL DEFAULT false,
  sort_weight int NOT NULL DEFAULT 0,
  searched text GENERATED ALWAYS AS (search_fold(
    coalesce(name ->> 'en-US', '') || ' ' || coalesce(name ->> 'zh-cn', '') || ' ' || coalesce(name ->> 'es', '') || ' ' ||
    coalesce(name ->> 'pt', ''))) STORED,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX combo_city ON combo (city_id);
CREATE INDEX combo_searched ON combo USING gin (searched gin_trgm_ops);

CREATE TABLE combo_slot (
  combo_id uuid NOT NULL REFERENCES combo ON DELETE CASCADE,
  key text NOT NULL,
  position int NOT NULL,
  label jsonb NOT NULL,
  -- Days after the first one, and nights that it lasts; 0 for within a day.
  day_offset int NOT NULL CHECK (day_offset >= 0),
  nights int NOT NULL CHECK (nights >= 0),
  optional boolean NOT NULL,
  -- Cancelled by its customer only together with the other core parts.
  core boolean NOT NULL,
  -- What may fill it; its kind is that of the part.
  rule jsonb NOT NULL,
  PRIMARY KEY (combo_id, key),
  UNIQUE (combo_id, position) DEFERRABLE INITIALLY DEFERRED,
  CHECK (NOT (core AND optional))
);

-- The lowest price that was found for whom a combo is made, of each city it is flown from: what cards say.
CREATE TABLE combo_from (
  combo_id uuid NOT NULL REFERENCES combo ON DELETE CASCADE,
  -- Null where it does not fly.
  city_id uuid REFERENCES travel_city ON DELETE CASCADE,
  day date NOT NULL,
  usd bigint NOT NULL CHECK (usd > 0),
  alone_usd bigint NOT NULL CHECK (alone_usd >= usd),
  UNIQUE NULLS NOT DISTINCT (combo_id, city_id)
);

-- When prices of a combo were last looked for.
ALTER TABLE combo ADD COLUMN refreshed_at timestamptz;
