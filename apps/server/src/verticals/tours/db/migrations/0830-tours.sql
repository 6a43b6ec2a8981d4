-- Tours: people who travel with a guide on a departure that has so many places.
CREATE TABLE tour (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('group', 'private', 'day')),
  city_id uuid NOT NULL REFERENCES travel_city,
  name jsonb NOT NULL,
  summary jsonb NOT NULL,
  story jsonb NOT NULL,
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  operator text NOT NULL DEFAULT '',
  zone text NOT NULL,
  days int NOT NULL CHECK (days BETWEEN 1 AND 30),
  nights int NOT NULL CHECK (nights BETWEEN 0 AND days),
  -- Of a tour within a day.
  hours numeric(4, 1) CHECK (hours IS NULL OR (hours > 0 AND hours <= 24 AND days = 1)),
  -- Terms of the travel dictionary.
  themes uuid[] NOT NULL DEFAULT '{}',
  included uuid[] NOT NULL DEFAULT '{}',
  excluded uuid[] NOT NULL DEFAULT '{}',
  notices uuid[] NOT NULL DEFAULT '{}',
  difficulty int NOT NULL CHECK (difficulty BETWEEN 1 AND 5),
  max_party int NOT NULL CHECK (max_party BETWEEN 1 AND 20),
  good_months int[] NOT NULL DEFAULT '{}',
  walk_km numeric(6, 1),
  ascent_metres int,
  step_free boolean NOT NULL DEFAULT false,
  -- {name, address, latitude, longitude, note}
  meeting jsonb NOT NULL,
  -- [{id, name, latitude, longitude, minutesBefore, usd}]
  pickups jsonb NOT NULL DEFAULT '[]',
  -- [{id, name, usd, per, max}]
  extras jsonb NOT NULL DEFAULT '[]',
  -- [{key, ageFrom, ageTo, usd, takesSeat, needsAdult}]
  units jsonb NOT NULL,
  -- [{title, text, meals, stay, stops}], one for each day.
  itinerary jsonb NOT NULL,
  -- [{daysBefore, percent}]: from so many days before at the starting hour, cancelling costs that part.
  cancel_steps jsonb NOT NULL DEFAULT '[]',
  single_usd int CHECK (single_usd >= 0),
  -- Minutes before the start until which it can be booked.
  cutoff_minutes int NOT NULL CHECK (cutoff_minutes BETWEEN 0 AND 43200),
  -- Of new departures: days before the first day on which it is decided, people it takes place from (0: always), places.
  go_days int NOT NULL CHECK (go_days BETWEEN 0 AND 90),
  min_people int NOT NULL CHECK (min_people BETWEEN 0 AND 500),
  capacity int NOT NULL CHECK (capacity BETWEEN 1 AND 500),
  names text NOT NULL CHECK (names IN ('lead', 'all')),
  guests_until_hours int NOT NULL CHECK (guests_until_hours >= 0),
  tax_bp int NOT NULL DEFAULT 0 CHECK (tax_bp BETWEEN 0 AND 5000),
  online boolean NOT NULL,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  searched text GENERATED ALWAYS AS (search_fold(
    (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', ''))) STORED
);
CREATE INDEX tour_city ON tour (city_id, id);
CREATE INDEX tour_searched ON tour USING gin (searched gin_trgm_ops);

CREATE TABLE tour_departure (
  id uuid PRIMARY KEY,
  tour_id uuid NOT NULL REFERENCES tour,
  day date NOT NULL,
  -- Hour of the tour's own clock.
  start text NOT NULL CHECK (start ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  language text NOT NULL CHECK (language ~ '^[a-z]{2}$'),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  capacity int NOT NULL CHECK (capacity BETWEEN 1 AND 500),
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold int NOT NULL DEFAULT 0 CHECK (sold >= 0),
  CONSTRAINT tour_departure_seats CHECK (held + sold <= capacity),
  -- 0: it takes place whoever comes.
  min_people int NOT NULL CHECK (min_people BETWEEN 0 AND capacity),
  -- When it is decided whether it takes place.
  decides_at timestamptz CHECK ((min_people = 0) = (decides_at IS NULL)),
  -- Of the units' prices, in basis points.
  price_bp int NOT NULL DEFAULT 10000 CHECK (price_bp BETWEEN 1000 AND 50000),
  -- Staff sell no more of it.
  closed boolean NOT NULL DEFAULT false,
  guaranteed_at timestamptz,
  cancelled_at timestamptz,
  cancel_reason text CHECK (cancel_reason IN ('minimum', 'staff')),
  CHECK ((cancelled_at IS NULL) = (cancel_reason IS NULL)),
  CONSTRAINT tour_departure_guaranteed CHECK (guaranteed_at IS NOT NULL OR cancelled_at IS NOT NULL OR sold < min_people),
  guide text NOT NULL DEFAULT '',
  guide_phone text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
) WITH (fillfactor = 80);
-- One that was cancelled leaves its place to another.
CREATE UNIQUE INDEX tour_departure_once ON tour_departure (tour_id, day, start, language) WHERE cancelled_at IS NULL;
CREATE INDEX tour_departure_of ON tour_departure (tour_id, day, start);
CREATE INDEX tour_departure_on ON tour_departure (day, start, id);
CREATE INDEX tour_departure_undecided ON tour_departure (decides_at) WHERE guaranteed_at IS NULL AND cancelled_at IS NULL;

-- A guarantee is never taken back, a cancellation never undone, whoever writes.
CREATE FUNCTION tour_departure_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.guaranteed_at IS NOT NULL AND NEW.guaranteed_at IS NULL)
    OR (OLD.cancelled_at IS NOT NULL AND NEW.cancelled_at IS NULL) THEN
    RAISE EXCEPTION 'a decided departure stays decided';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER tour_departure_stays BEFORE UPDATE OF guaranteed_at, cancelled_at ON tour_departure
  FOR EACH ROW EXECUTE FUNCTION tour_departure_stays();

-- What an order has of a departure.
CREATE TABLE tour_booking (
  order_id uuid PRIMARY KEY,
  departure_id uuid NOT NULL REFERENCES tour_departure,
  seats int NOT NULL CHECK (seats > 0),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz
);
CREATE INDEX tour_booking_of ON tour_booking (departure_id) WHERE state <> 'released';
