-- Hotels: places with rooms that are sold by the night.
CREATE TABLE hotel (
  id uuid PRIMARY KEY,
  city_id uuid NOT NULL REFERENCES travel_city,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  address jsonb NOT NULL,
  -- The part of town; its English name, made lower, is what the filter goes by.
  area jsonb NOT NULL,
  stars int NOT NULL CHECK (stars BETWEEN 0 AND 5),
  phone text NOT NULL DEFAULT '',
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  zone text NOT NULL,
  -- Wall-clock hours of the zone.
  check_in_from text NOT NULL DEFAULT '14:00' CHECK (check_in_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  check_out_until text NOT NULL DEFAULT '12:00' CHECK (check_out_until ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  facilities text[] NOT NULL DEFAULT '{}',
  policies jsonb NOT NULL,
  tax_bp int NOT NULL CHECK (tax_bp BETWEEN 0 AND 5000),
  online boolean NOT NULL,
  hot boolean NOT NULL DEFAULT false,
  sort_weight int NOT NULL DEFAULT 0,
  -- Of the reviews that are shown.
  rating_sum int NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
  rating_count int NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
  -- Tenths of points from 0 to 100, for sorting; none before the first review.
  score int GENERATED ALWAYS AS (CASE WHEN rating_count = 0 THEN NULL ELSE (rating_sum * 40 + rating_count) / (rating_count * 2) END) STORED,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- Names in every language, to be searched.
  searched text GENERATED ALWAYS AS (lower(
    (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', '') || ' ' || (area ->> 'en-US') || ' ' || COALESCE(area ->> 'zh-cn', ''))) STORED
);
CREATE INDEX hotel_city ON hotel (city_id, id);
CREATE INDEX hotel_searched ON hotel USING gin (searched gin_trgm_ops);
CREATE INDEX hotel_place ON hotel (latitude, longitude) WHERE online;
CREATE INDEX hotel_hot ON hotel (sort_weight DESC, id DESC) WHERE hot AND online;
CREATE INDEX hotel_newest ON hotel (created_at DESC, id DESC);
CREATE INDEX hotel_by_name ON hotel ((name ->> 'en-US'), id);
CREATE INDEX hotel_by_stars ON hotel (stars DESC, id DESC);
CREATE INDEX hotel_by_score ON hotel (score DESC, id DESC);
CREATE INDEX hotel_by_weight ON hotel (sort_weight DESC, id DESC);

CREATE TABLE hotel_room_type (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotel,
  name jsonb NOT NULL,
  description jsonb NOT NULL,
  pictures jsonb NOT NULL,
  square_metres int NOT NULL CHECK (square_metres > 0),
  beds jsonb NOT NULL,
  view text NOT NULL,
  facilities text[] NOT NULL DEFAULT '{}',
  -- Adults that prices are for, and the most people of each kind and in all.
  base_adults int NOT NULL CHECK (base_adults > 0),
  max_adults int NOT NULL CHECK (max_adults >= base_adults),
  max_children int NOT NULL CHECK (max_children >= 0),
  max_guests int NOT NULL CHECK (max_guests >= max_adults),
  -- Rooms of the type, on nights without a row of their own.
  units int NOT NULL CHECK (units >= 0),
  online boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX hotel_room_type_hotel ON hotel_room_type (hotel_id, sort_weight DESC, id);

CREATE TABLE hotel_plan (
  id uuid PRIMARY KEY,
  room_type_id uuid NOT NULL REFERENCES hotel_room_type,
  name jsonb NOT NULL,
  board text NOT NULL,
  -- Cents of a night with the base adults, on nights without a price of their own.
  base_usd int NOT NULL CHECK (base_usd > 0),
  extra_adult_usd int NOT NULL CHECK (extra_adult_usd >= 0),
  single_off_usd int NOT NULL CHECK (single_off_usd BETWEEN 0 AND base_usd - 1),
  -- [{from, to, usd}]: what a child of that age pays for a night.
  child_bands jsonb NOT NULL DEFAULT '[]',
  refundable boolean NOT NULL,
  -- [{daysBefore, percent}]: from so many days before check-in, cancelling costs that part of the stay.
  cancel_steps jsonb NOT NULL DEFAULT '[]',
  minimum_stay int NOT NULL CHECK (minimum_stay BETWEEN 1 AND 28),
  online boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1
);
CREATE INDEX hotel_plan_room_type ON hotel_plan (room_type_id, sort_weight DESC, id);

-- A plan's nights of one month, where they differ from the plan: entry n is of day n. Kept together, since a stay is
-- priced by a slice of it; a month without a row is as the plan says.
CREATE TABLE hotel_plan_month (
  plan_id uuid NOT NULL REFERENCES hotel_plan,
  month date NOT NULL CHECK (EXTRACT(day FROM month) = 1),
  -- Cents; 0 is not for sale.
  prices int[] NOT NULL CHECK (cardinality(prices) = 31 AND 0 <= ALL (prices)),
  -- Least nights of a stay that begins then.
  stays int[] NOT NULL CHECK (cardinality(stays) = 31 AND 1 <= ALL (stays) AND 28 >= ALL (stays)),
  -- Bits: 1 closed, 2 closed to arrival, 4 closed to departure.
  stops int[] NOT NULL CHECK (cardinality(stops) = 31 AND 0 <= ALL (stops) AND 7 >= ALL (stops)),
  PRIMARY KEY (plan_id, month)
);

-- Rooms of a type in one night. Nights that nothing was ever held, sold or set in have no row: all units are free then.
CREATE TABLE hotel_night (
  room_type_id uuid NOT NULL REFERENCES hotel_room_type,
  night date NOT NULL,
  total int NOT NULL CHECK (total >= 0),
  held int NOT NULL DEFAULT 0 CHECK (held >= 0),
  booked int NOT NULL DEFAULT 0 CHECK (booked >= 0),
  PRIMARY KEY (room_type_id, night),
  CONSTRAINT hotel_night_never_oversold CHECK (booked + held <= total)
) WITH (fillfactor = 80);

-- What an order has of the nights.
CREATE TABLE hotel_booking (
  order_id uuid PRIMARY KEY REFERENCES travel_order DEFERRABLE INITIALLY DEFERRED,
  hotel_id uuid NOT NULL REFERENCES hotel,
  room_type_id uuid NOT NULL REFERENCES hotel_room_type,
  plan_id uuid NOT NULL REFERENCES hotel_plan,
  check_in date NOT NULL,
  check_out date NOT NULL,
  rooms int NOT NULL CHECK (rooms BETWEEN 1 AND 8),
  -- Cents of each night, all rooms together, without taxes.
  nightly_usd int[] NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken', 'released')),
  expires_at timestamptz,
  CONSTRAINT hotel_booking_stay CHECK (check_out > check_in AND check_out - check_in <= 28
    AND cardinality(nightly_usd) = check_out - check_in)
);
CREATE INDEX hotel_booking_held ON hotel_booking (room_type_id, expires_at) WHERE state = 'held';
CREATE INDEX hotel_booking_nights ON hotel_booking (hotel_id, check_in) WHERE state = 'taken';
CREATE INDEX hotel_booking_room ON hotel_booking (room_type_id);
CREATE INDEX hotel_booking_plan ON hotel_booking (plan_id);

-- What guests say of a hotel: written with the comment on their order; those of the shop's earlier days have no order.
CREATE TABLE hotel_review (
  id uuid PRIMARY KEY,
  hotel_id uuid NOT NULL REFERENCES hotel,
  order_id uuid UNIQUE REFERENCES travel_order,
  customer_id uuid REFERENCES customer,
  nickname text NOT NULL,
  rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL DEFAULT '',
  pictures text[] NOT NULL DEFAULT '{}',
  room jsonb NOT NULL,
  nights int NOT NULL CHECK (nights > 0),
  hidden boolean NOT NULL DEFAULT false,
  reason text NOT NULL DEFAULT '',
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX hotel_review_shown ON hotel_review (hotel_id, created_at DESC, id DESC) WHERE NOT hidden;
CREATE INDEX hotel_review_newest ON hotel_review (created_at DESC, id DESC);
CREATE INDEX hotel_review_rating ON hotel_review (rating DESC, id DESC);
CREATE INDEX hotel_review_writer ON hotel_review (customer_id) WHERE customer_id IS NOT NULL;
