-- Places to travel to, in the product's languages.
CREATE TABLE travel_city (
  id uuid PRIMARY KEY,
  name jsonb NOT NULL,
  country jsonb NOT NULL,
  country_code text NOT NULL CHECK (country_code ~ '^[A-Z]{2}$'),
  zone text NOT NULL,
  picture text,
  latitude double precision NOT NULL CHECK (latitude BETWEEN -90 AND 90),
  longitude double precision NOT NULL CHECK (longitude BETWEEN -180 AND 180),
  popular boolean NOT NULL DEFAULT false,
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  -- Names in every language, to be searched.
  searched text GENERATED ALWAYS AS (lower(
    (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
    COALESCE(name ->> 'pt', '') || ' ' || (country ->> 'en-US') || ' ' || COALESCE(country ->> 'zh-cn', ''))) STORED
);
CREATE UNIQUE INDEX travel_city_name ON travel_city (country_code, lower(name ->> 'en-US'));
CREATE INDEX travel_city_searched ON travel_city USING gin (searched gin_trgm_ops);
CREATE INDEX travel_city_order ON travel_city (sort_weight DESC, id DESC);
CREATE INDEX travel_city_by_name ON travel_city ((name ->> 'en-US'), id);

-- People a customer books for.
CREATE TABLE travel_passenger (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  given_name text NOT NULL,
  family_name text NOT NULL,
  gender text,
  birth_date date,
  nationality text,
  document_type text,
  document_number text,
  document_valid_until date,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX travel_passenger_owner ON travel_passenger (customer_id, created_at DESC, id DESC);

-- What is about to be booked, frozen for a while. An order made of it has its id.
CREATE TABLE travel_quote (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL,
  -- As the vertical was asked.
  request jsonb NOT NULL,
  -- Offer, currency, rate, price lines and points as they were shown.
  frozen jsonb NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX travel_quote_age ON travel_quote (expires_at);
CREATE INDEX travel_quote_owner ON travel_quote (customer_id);

CREATE TABLE travel_order (
  id uuid PRIMARY KEY,
  kind text NOT NULL,
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer,
  state text NOT NULL,
  payment_id uuid NOT NULL UNIQUE REFERENCES payment DEFERRABLE INITIALLY DEFERRED,
  -- Opens the order and its cashier to whoever holds the link; the same as its payment's.
  access_key text NOT NULL UNIQUE,
  -- What it is of and comments are about: the hotel, the restaurant, the route.
  subject_id uuid NOT NULL,
  request jsonb NOT NULL,
  -- Everything about it as it was booked, in every language; only its vertical reads it.
  snapshot jsonb NOT NULL,
  -- Days of the place's own zone, and the moments they begin and end.
  service_from date NOT NULL,
  service_to date NOT NULL,
  zone text NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  -- Steps of what cancelling costs: until (null for ever after) and fee in cents.
  policy jsonb NOT NULL,
  guests_until timestamptz,
  contact jsonb NOT NULL,
  contact_name text NOT NULL,
  contact_phone text NOT NULL,
  wishes text NOT NULL DEFAULT '',
  arrival text NOT NULL DEFAULT '',
  currency text NOT NULL,
  currency_decimals int NOT NULL,
  rate text NOT NULL,
  total_usd bigint NOT NULL CHECK (total_usd >= 0),
  payable_usd bigint NOT NULL CHECK (payable_usd >= 0),
  price_lines jsonb NOT NULL,
  points_used bigint NOT NULL DEFAULT 0 CHECK (points_used >= 0),
  points_value_usd bigint NOT NULL DEFAULT 0 CHECK (points_value_usd >= 0),
  -- Points given back when a paid order was cancelled.
  points_back bigint NOT NULL DEFAULT 0 CHECK (points_back BETWEEN 0 AND points_used),
  earn_points bigint NOT NULL DEFAULT 0,
  agent_id uuid REFERENCES agent,
  agent_rebate_bp int NOT NULL DEFAULT 0,
  expires_at timestamptz,
  paid_at timestamptz,
  confirmed_at timestamptz,
  verified_at timestamptz,
  no_show_at timestamptz,
  completed_at timestamptz,
  cancelled_at timestamptz,
  -- When the next step happens by itself.
  auto_at timestamptz,
  reference_numbers text[] NOT NULL DEFAULT '{}',
  voucher_code text UNIQUE,
  refund_usd bigint,
  fee_usd bigint CHECK (fee_usd >= 0),
  -- Hidden from its customer, kept for staff.
  hidden_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT travel_order_state CHECK (state IN ('pending_review', 'pending_payment', 'pending_verification', 'confirmed',
    'pending_comment', 'completed', 'cancelled')),
  CONSTRAINT travel_order_service CHECK (service_from <= service_to AND starts_at <= ends_at),
  CONSTRAINT travel_order_paid CHECK (state = 'cancelled'
    OR (paid_at IS NOT NULL) = (state NOT IN ('pending_review', 'pending_payment'))),
  CONSTRAINT travel_order_voucher CHECK (state NOT IN ('confirmed', 'pending_comment', 'completed')
    OR voucher_code IS NOT NULL),
  CONSTRAINT travel_order_refund CHECK (refund_usd IS NULL
    OR (refund_usd BETWEEN 0 AND payable_usd AND state = 'cancelled' AND paid_at IS NOT NULL)),
  CONSTRAINT travel_order_hidden CHECK (hidden_at IS NULL OR state IN ('completed', 'cancelled'))
);
CREATE INDEX travel_order_owner ON travel_order (customer_id, created_at DESC, id DESC);
CREATE INDEX travel_order_unpaid ON travel_order (customer_id, kind) WHERE state IN ('pending_review', 'pending_payment');
CREATE INDEX travel_order_lapse ON travel_order (expires_at) WHERE state IN ('pending_review', 'pending_payment');
CREATE INDEX travel_order_auto ON travel_order (auto_at) WHERE auto_at IS NOT NULL;
CREATE INDEX travel_order_newest ON travel_order (created_at DESC, id DESC);
CREATE INDEX travel_order_dearest ON travel_order (payable_usd DESC, id DESC);
CREATE INDEX travel_order_service_day ON travel_order (service_from DESC, id DESC);
CREATE INDEX travel_order_by_state ON travel_order (state, created_at DESC, id DESC);
CREATE INDEX travel_order_agent ON travel_order (agent_id, created_at DESC, id DESC) WHERE agent_id IS NOT NULL;
CREATE INDEX travel_order_number ON travel_order USING gin (number gin_trgm_ops);
CREATE INDEX travel_order_contact ON travel_order USING gin (contact_name gin_trgm_ops);
CREATE INDEX travel_order_phone ON travel_order (contact_phone text_pattern_ops);
CREATE INDEX travel_order_references ON travel_order USING gin (reference_numbers);
CREATE INDEX travel_order_subject ON travel_order (kind, subject_id);

CREATE TABLE travel_order_item (
  order_id uuid NOT NULL REFERENCES travel_order,
  position int NOT NULL,
  key text NOT NULL,
  label jsonb NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price_usd bigint NOT NULL CHECK (unit_price_usd >= 0),
  -- Its share of what is paid in money; the shares sum to the order's payable.
  paid_usd bigint NOT NULL CHECK (paid_usd >= 0),
  PRIMARY KEY (order_id, position)
);

CREATE TABLE travel_order_guest (
  order_id uuid NOT NULL REFERENCES travel_order,
  position int NOT NULL,
  unit int NOT NULL CHECK (unit > 0),
  given_name text NOT NULL,
  family_name text NOT NULL,
  age_type text NOT NULL CHECK (age_type IN ('adult', 'child', 'baby')),
  age int CHECK (age BETWEEN 0 AND 17),
  -- The kept passenger's document as it was then; null where none is asked for.
  document jsonb,
  PRIMARY KEY (order_id, position)
);

CREATE TABLE travel_order_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES travel_order,
  event text NOT NULL,
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'system')),
  actor_id uuid,
  actor_name text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX travel_order_history_order ON travel_order_history (order_id, id);
CREATE TRIGGER travel_order_history_append_only BEFORE UPDATE OR DELETE ON travel_order_history
  FOR EACH ROW EXECUTE FUNCTION forbid_change_unless_erasing();

CREATE TABLE travel_comment (
  order_id uuid PRIMARY KEY REFERENCES travel_order,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL DEFAULT '',
  pictures text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX travel_comment_subject ON travel_comment (kind, subject_id, created_at DESC, order_id DESC);
CREATE INDEX travel_comment_writer ON travel_comment (customer_id);

-- Rebates are of orders of any kind.
ALTER TABLE agent_rebate ADD COLUMN order_kind text NOT NULL DEFAULT 'goods_order';
