-- Restaurants with kinds of tables, free by the quarter of an hour.
CREATE TABLE restaurant (
  id uuid PRIMARY KEY,
  city_id uuid NOT NULL REFERENCES travel_city,
  name jsonb NOT NULL,
  story jsonb NOT NULL,
  address jsonb NOT NULL,
  -- The part of town; its English name, made lower, is what the filter goes by.
  area jsonb NOT NULL,
  cuisines text[] NOT NULL CHECK (cardinality(cuisines) > 0),
  price_level int NOT NULL CHECK (price_level BETWEEN 1 AND 4),
  -- Cents that a person spends, about; none when unknown.
  average_usd int CHECK (average_usd > 0),
  phone text NOT NULL DEFAULT '',
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  zone text NOT NULL,
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  facilities text[] NOT NULL DEFAULT '{}',
  -- [{weekday, opens, closes, lastSeating}] by the clock of the zone; what is not after `opens` is of the next day.
  hours jsonb NOT NULL,
  closed_days text[] NOT NULL DEFAULT '{}',
  notice_minutes int NOT NULL CHECK (notice_minutes >= 0),
  days_ahead int NOT NULL CHECK (days_ahead BETWEEN 1 AND 365),
  step_minutes int NOT NULL CHECK (step_minutes IN (15, 30, 60)),
  -- [{upTo, minutes}]: how long a party of so many people has its table.
  turns jsonb NOT NULL,
  buffer_minutes int NOT NULL CHECK (buffer_minutes >= 0),
  -- People who may arrive in a quarter of an hour; none for as many as come.
  pace int CHECK (pace >= max_party),
  max_party int NOT NULL CHECK (max_party BETWEEN 1 AND 40),
  -- Cents a person, asked of parties of so many people and more.
  deposit_usd int NOT NULL CHECK (deposit_usd >= 0),
  deposit_from_party int NOT NULL CHECK (deposit_from_party >= 1),
  -- [{hoursBefore, percent}]: from so many hours before, cancelling costs so much of what was paid.
  cancel_steps jsonb NOT NULL DEFAULT '[]',
  confirm text NOT NULL CHECK (confirm IN ('system', 'staff')),
  dishes jsonb NOT NULL DEFAULT '[]',
  online boolean NOT NULL,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  pinyin text NOT NULL DEFAULT '',
  -- Names in every language, to be searched.
  searched text GENERATED ALWAYS AS (search_fold(
    (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', '') || ' ' || (area ->> 'en-US') || ' ' || COALESCE(area ->> 'zh-cn', '') || ' ' || pinyin)) STORED
);
CREATE INDEX restaurant_city ON restaurant (city_id, id);
CREATE INDEX restaurant_searched ON restaurant USING gin (searched gin_trgm_ops);
CREATE INDEX restaurant_newest ON restaurant (created_at DESC, id DESC);
CREATE INDEX restaurant_by_name ON restaurant ((name ->> 'en-US'), id);
CREATE INDEX restaurant_by_weight ON restaurant (sort_weight DESC, id DESC);

-- A kind of table: so many alike, for so many people each.
CREATE TABLE dining_area (
  id uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  name jsonb NOT NULL,
  note jsonb NOT NULL DEFAULT '{"en-US": ""}',
  seats_min int NOT NULL CHECK (seats_min > 0),
  seats_max int NOT NULL CHECK (seats_max >= seats_min),
  tables int NOT NULL CHECK (tables >= 0),
  online boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0
);
CREATE INDEX dining_area_restaurant ON dining_area (restaurant_id, sort_weight DESC, id);

-- Tables of a kind in a quarter of an hour (seconds since 1970 by 900); one never touched has no row: all are free.
CREATE TABLE dining_quarter (
  area_id uuid NOT NULL REFERENCES dining_area,
  quarter int NOT NULL,
  total int NOT NULL,
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  taken int NOT NULL DEFAULT 0 CHECK (taken >= 0),
  PRIMARY KEY (area_id, quarter),
  CONSTRAINT dining_never_overbooked CHECK (held + taken <= total)
) WITH (fillfactor = 80);

-- People who arrive at a restaurant in a quarter of an hour, and how many may.
CREATE TABLE dining_pace (
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  quarter int NOT NULL,
  covers int NOT NULL DEFAULT 0 CHECK (covers >= 0),
  most int NOT NULL,
  PRIMARY KEY (restaurant_id, quarter),
  CONSTRAINT dining_paced CHECK (covers <= most)
) WITH (fillfactor = 80);

-- Tables that staff took: for guests who walked in, or because they cannot be used.
CREATE TABLE dining_block (
  id uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  area_id uuid NOT NULL REFERENCES dining_area,
  kind text NOT NULL CHECK (kind IN ('walk_in', 'block')),
  starts_quarter int NOT NULL,
  quarters int NOT NULL CHECK (quarters > 0),
  tables int NOT NULL CHECK (tables > 0),
  covers int NOT NULL DEFAULT 0 CHECK (covers >= 0),
  note text NOT NULL DEFAULT '',
  made_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Given back: its tables are free again.
  lifted_at timestamptz
);
CREATE INDEX dining_block_area ON dining_block (area_id, starts_quarter) WHERE lifted_at IS NULL;
CREATE INDEX dining_block_restaurant ON dining_block (restaurant_id, starts_quarter);

CREATE TABLE dining_menu (
  id uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  name jsonb NOT NULL,
  courses jsonb NOT NULL,
  usd int NOT NULL CHECK (usd > 0),
  min_people int NOT NULL CHECK (min_people > 0),
  picture text,
  prepaid boolean NOT NULL,
  online boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0
);
CREATE INDEX dining_menu_restaurant ON dining_menu (restaurant_id, sort_weight DESC, id);

CREATE TABLE dining_booking (
  order_id uuid PRIMARY KEY,
  restaurant_id uuid NOT NULL REFERENCES restaurant,
  area_id uuid NOT NULL REFERENCES dining_area,
  starts_quarter int NOT NULL,
  quarters int NOT NULL CHECK (quarters > 0),
  tables int NOT NULL CHECK (tables > 0),
  covers int NOT NULL CHECK (covers > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz CHECK ((state = 'held') = (expires_at IS NOT NULL)),
  -- Where its guests are on the day.
  seating text NOT NULL DEFAULT 'expected' CHECK (seating IN ('expected', 'arrived', 'seated', 'left')),
  arrived_at timestamptz,
  seated_at timestamptz,
  left_at timestamptz,
  late_minutes int CHECK (late_minutes BETWEEN 5 AND 60),
  late_note text NOT NULL DEFAULT '',
  late_at timestamptz
);
CREATE INDEX dining_booking_area ON dining_booking (area_id, starts_quarter) WHERE state IN ('held', 'taken');
CREATE INDEX dining_booking_restaurant ON dining_booking (restaurant_id, starts_quarter);
