-- Flights: seats of a cabin on a day, sold by a schedule. Money is cents of USD.
CREATE TABLE airline (
  id uuid PRIMARY KEY,
  -- IATA, two characters.
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{2}$'),
  -- What its tickets begin with.
  ticket_prefix text NOT NULL UNIQUE CHECK (ticket_prefix ~ '^[0-9]{3}$'),
  name jsonb NOT NULL,
  colour text NOT NULL CHECK (colour ~ '^#[0-9A-Fa-f]{6}$'),
  enabled boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX airline_by_name ON airline ((name ->> 'en-US'), id);

CREATE TABLE airport (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z]{3}$'),
  city_id uuid NOT NULL REFERENCES travel_city,
  name jsonb NOT NULL,
  -- Its own, which need not be the city's.
  zone text NOT NULL,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  -- Least minutes between two flights here.
  transfer_minutes int NOT NULL CHECK (transfer_minutes BETWEEN 0 AND 600),
  -- Of each departing traveller with a seat.
  charge_usd int NOT NULL DEFAULT 0 CHECK (charge_usd >= 0),
  enabled boolean NOT NULL DEFAULT true,
  -- The Chinese name in Latin letters, whole and by initials.
  pinyin text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  searched text GENERATED ALWAYS AS (search_fold(
    code || ' ' || (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', '') || ' ' || pinyin)) STORED
);
CREATE INDEX airport_city ON airport (city_id);
CREATE INDEX airport_searched ON airport USING gin (searched gin_trgm_ops);

CREATE TABLE aircraft (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (code ~ '^[A-Z0-9]{3}$'),
  name jsonb NOT NULL,
  version int NOT NULL DEFAULT 1
);

-- What a fare gives. Rows of an airline replace all rows without one in that cabin.
CREATE TABLE fare_brand (
  id uuid PRIMARY KEY,
  airline_id uuid REFERENCES airline,
  cabin text NOT NULL CHECK (cabin IN ('economy', 'premium', 'business', 'first')),
  code text NOT NULL CHECK (code ~ '^[a-z][a-z0-9_]{0,19}$'),
  name jsonb NOT NULL,
  -- Percent of the cabin's price.
  price_percent int NOT NULL CHECK (price_percent BETWEEN 50 AND 500),
  -- {pieces, kg}
  cabin_bag jsonb NOT NULL,
  checked_bag jsonb NOT NULL,
  seat text NOT NULL CHECK (seat IN ('free', 'paid', 'none')),
  meal boolean NOT NULL,
  -- [{hoursBefore, percent}]: from so many hours before departure, cancelling costs that part of the fare.
  refund_steps jsonb NOT NULL DEFAULT '[]',
  sort_weight int NOT NULL DEFAULT 0,
  enabled boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  CONSTRAINT fare_brand_once UNIQUE NULLS NOT DISTINCT (airline_id, cabin, code)
);

-- The schedule: what flies on which days. Departure is an hour of the airport's clock, arrival follows from the minutes.
CREATE TABLE flight (
  id uuid PRIMARY KEY,
  airline_id uuid NOT NULL REFERENCES airline,
  number text NOT NULL CHECK (number ~ '^[1-9][0-9]{0,3}$'),
  -- Another company that flies it.
  operated_by text NOT NULL DEFAULT '',
  from_airport_id uuid NOT NULL REFERENCES airport,
  to_airport_id uuid NOT NULL REFERENCES airport,
  departs text NOT NULL CHECK (departs ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  block_minutes int NOT NULL CHECK (block_minutes BETWEEN 10 AND 1440),
  -- 1 Monday to 7 Sunday, by the local day of departure.
  weekdays int[] NOT NULL CHECK (cardinality(weekdays) BETWEEN 1 AND 7 AND 1 <= ALL (weekdays) AND 7 >= ALL (weekdays)),
  valid daterange NOT NULL CHECK (NOT isempty(valid) AND NOT lower_inf(valid) AND NOT upper_inf(valid)),
  aircraft_id uuid NOT NULL REFERENCES aircraft,
  from_terminal text NOT NULL DEFAULT '',
  to_terminal text NOT NULL DEFAULT '',
  online boolean NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT flight_two_places CHECK (from_airport_id <> to_airport_id),
  CONSTRAINT flight_number_once EXCLUDE USING gist (airline_id WITH =, number WITH =, from_airport_id WITH =, valid WITH &&)
);
CREATE INDEX flight_way ON flight (from_airport_id, to_airport_id) WHERE online;
CREATE INDEX flight_to ON flight (to_airport_id);
CREATE INDEX flight_from ON flight (from_airport_id);
CREATE INDEX flight_aircraft ON flight (aircraft_id);
CREATE INDEX flight_airline ON flight (airline_id, number, id);
CREATE INDEX flight_newest ON flight (created_at DESC, id DESC);

CREATE TABLE flight_cabin (
  flight_id uuid NOT NULL REFERENCES flight,
  cabin text NOT NULL CHECK (cabin IN ('economy', 'premium', 'business', 'first')),
  -- On days without a row of their own.
  seats int NOT NULL CHECK (seats > 0),
  -- Babies on laps.
  laps int NOT NULL CHECK (laps >= 0),
  -- Of an adult at 100 percent, on days without a price of their own.
  base_usd int NOT NULL CHECK (base_usd > 0),
  -- Percent of an adult's fare.
  child_percent int NOT NULL CHECK (child_percent BETWEEN 0 AND 100),
  baby_percent int NOT NULL CHECK (baby_percent BETWEEN 0 AND 100),
  PRIMARY KEY (flight_id, cabin)
);

-- Prices of one month, where they differ from the base: entry n is of day n; 0 is not for sale.
CREATE TABLE flight_month (
  flight_id uuid NOT NULL,
  cabin text NOT NULL,
  month date NOT NULL CHECK (EXTRACT(day FROM month) = 1),
  prices int[] NOT NULL CHECK (cardinality(prices) = 31 AND 0 <= ALL (prices)),
  PRIMARY KEY (flight_id, cabin, month),
  FOREIGN KEY (flight_id, cabin) REFERENCES flight_cabin ON DELETE CASCADE
);

-- Seats of a cabin on a day. A day that nothing was ever held or sold on has no row: all are free then.
CREATE TABLE flight_seats (
  flight_id uuid NOT NULL REFERENCES flight,
  cabin text NOT NULL CHECK (cabin IN ('economy', 'premium', 'business', 'first')),
  day date NOT NULL,
  total int NOT NULL CHECK (total >= 0),
  lap_max int NOT NULL CHECK (lap_max >= 0),
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  sold int NOT NULL DEFAULT 0 CHECK (sold >= 0),
  laps int NOT NULL DEFAULT 0 CHECK (laps >= 0),
  PRIMARY KEY (flight_id, cabin, day),
  CONSTRAINT flight_seats_never_oversold CHECK (held + sold <= total),
  CONSTRAINT flight_seats_laps CHECK (laps <= lap_max)
) WITH (fillfactor = 80);

-- What an order has of the seats.
CREATE TABLE flight_booking (
  order_id uuid PRIMARY KEY REFERENCES travel_order DEFERRABLE INITIALLY DEFERRED,
  seats int NOT NULL CHECK (seats BETWEEN 1 AND 9),
  laps int NOT NULL CHECK (laps BETWEEN 0 AND 9),
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz
);
CREATE INDEX flight_booking_held ON flight_booking (expires_at, order_id) WHERE state = 'held';

CREATE TABLE flight_booking_leg (
  order_id uuid NOT NULL REFERENCES flight_booking,
  -- From 1, over all slices.
  position int NOT NULL CHECK (position > 0),
  slice int NOT NULL CHECK (slice > 0),
  flight_id uuid NOT NULL REFERENCES flight,
  cabin text NOT NULL CHECK (cabin IN ('economy', 'premium', 'business', 'first')),
  -- Local day of departure.
  day date NOT NULL,
  -- Code of the fare brand.
  brand text NOT NULL,
  PRIMARY KEY (order_id, position)
);
CREATE INDEX flight_booking_leg_flight ON flight_booking_leg (flight_id, day, cabin);

-- Who is on board: nobody twice on a departure.
CREATE TABLE flight_traveller (
  order_id uuid NOT NULL REFERENCES flight_booking,
  -- Position of the guest, from 1.
  guest int NOT NULL CHECK (guest > 0),
  flight_id uuid NOT NULL REFERENCES flight,
  day date NOT NULL,
  -- Of nationality, type and number of the document.
  doc_hash bytea NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  PRIMARY KEY (order_id, guest, flight_id, day)
);
CREATE UNIQUE INDEX flight_traveller_once ON flight_traveller (flight_id, day, doc_hash) WHERE state IN ('held', 'taken');

CREATE TABLE flight_ticket (
  number text PRIMARY KEY CHECK (number ~ '^[0-9]{13}$'),
  order_id uuid NOT NULL REFERENCES flight_booking,
  guest int NOT NULL CHECK (guest > 0),
  airline_id uuid NOT NULL REFERENCES airline,
  record_locator text NOT NULL CHECK (record_locator ~ '^[2-9BCDFGHJKLMNPQRSTVWXYZ]{6}$'),
  issued_at timestamptz NOT NULL DEFAULT app_now(),
  void_at timestamptz,
  -- An airline gives one locator to one order.
  CONSTRAINT flight_ticket_locator EXCLUDE USING gist (airline_id WITH =, record_locator WITH =, order_id WITH <>)
);
CREATE UNIQUE INDEX flight_ticket_living ON flight_ticket (order_id, guest, airline_id) WHERE void_at IS NULL;
CREATE INDEX flight_ticket_order ON flight_ticket (order_id);

-- A pair of cities, made when it is first booked: what orders are of and comments are about.
CREATE TABLE flight_route (
  id uuid PRIMARY KEY,
  from_city_id uuid NOT NULL REFERENCES travel_city,
  to_city_id uuid NOT NULL REFERENCES travel_city,
  popular boolean NOT NULL DEFAULT false,
  picture text,
  sort_weight int NOT NULL DEFAULT 0,
  UNIQUE (from_city_id, to_city_id)
);
CREATE INDEX flight_route_to ON flight_route (to_city_id);
CREATE INDEX flight_route_popular ON flight_route (sort_weight DESC, id) WHERE popular;
