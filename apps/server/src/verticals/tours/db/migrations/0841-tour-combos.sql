-- Tours that are sold together at a percentage off, each on a departure that the customer chooses.
CREATE TABLE tour_combo (
  id uuid PRIMARY KEY,
  name jsonb NOT NULL,
  story jsonb NOT NULL,
  city_id uuid NOT NULL REFERENCES travel_city,
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  -- Basis points off every item of each of its tours.
  off_bp int NOT NULL CHECK (off_bp BETWEEN 1 AND 9000),
  -- All begin within so many days of the first.
  window_days int NOT NULL CHECK (window_days BETWEEN 1 AND 60),
  -- Once it is paid: only together, or each by itself.
  cancel text NOT NULL CHECK (cancel IN ('whole', 'parts')),
  online boolean NOT NULL,
  sort_weight int NOT NULL DEFAULT 0 CHECK (sort_weight BETWEEN 0 AND 9999),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  searched text GENERATED ALWAYS AS (search_fold(
    (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', ''))) STORED
);
CREATE INDEX tour_combo_city ON tour_combo (city_id, id);
CREATE INDEX tour_combo_searched ON tour_combo USING gin (searched gin_trgm_ops);

CREATE TABLE tour_combo_part (
  combo_id uuid NOT NULL REFERENCES tour_combo ON DELETE CASCADE,
  position int NOT NULL CHECK (position BETWEEN 0 AND 5),
  tour_id uuid NOT NULL REFERENCES tour,
  -- The customer may leave it out.
  optional boolean NOT NULL,
  PRIMARY KEY (combo_id, position),
  UNIQUE (combo_id, tour_id)
);
CREATE INDEX tour_combo_part_of ON tour_combo_part (tour_id);
