CREATE TABLE member_level (
  id uuid PRIMARY KEY,
  identifier text NOT NULL UNIQUE,
  name jsonb NOT NULL,
  image text,
  -- Spent value in USD cents from which the level is held.
  threshold_usd bigint NOT NULL UNIQUE CHECK (threshold_usd >= 0),
  -- Taken off by the price pipeline, in basis points (100 = 1 %).
  discount_bp int NOT NULL DEFAULT 0 CHECK (discount_bp BETWEEN 0 AND 5000)
);

CREATE TABLE agent (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  parent_id uuid REFERENCES agent,
  level int NOT NULL DEFAULT 1 CHECK (level BETWEEN 1 AND 10),
  -- Basis points of what a subordinate paid.
  rebate_bp int NOT NULL DEFAULT 0 CHECK (rebate_bp BETWEEN 0 AND 5000),
  invite_code text NOT NULL UNIQUE CHECK (length(invite_code) <= 30),
  user_id uuid,
  created_at timestamptz NOT NULL DEFAULT app_now()
);

CREATE TABLE customer (
  id uuid PRIMARY KEY,
  email text NOT NULL,
  email_verified_at timestamptz,
  nickname text NOT NULL CHECK (length(nickname) <= 50),
  avatar text,
  password_hash text NOT NULL,
  password_changed_at timestamptz NOT NULL DEFAULT app_now(),
  invite_code text NOT NULL UNIQUE,
  invited_by_user uuid REFERENCES customer,
  invited_by_agent uuid REFERENCES agent,
  currency text NOT NULL DEFAULT 'USD',
  locale text NOT NULL DEFAULT 'en-US',
  spent_usd bigint NOT NULL DEFAULT 0 CHECK (spent_usd >= 0),
  disabled_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX customer_email ON customer (lower(email));
CREATE UNIQUE INDEX customer_nickname ON customer (lower(nickname));
CREATE INDEX customer_invited_by_user ON customer (invited_by_user);
CREATE INDEX customer_invited_by_agent ON customer (invited_by_agent);
CREATE INDEX customer_created ON customer (created_at);

CREATE TABLE customer_session (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  last_seen_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  -- Why it ended before its time: the code the device is told (2001, 2011 …).
  ended_at timestamptz,
  ended_because text CHECK (ended_because IN ('signed_out', 'elsewhere')),
  ip text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT ''
);
CREATE INDEX customer_session_owner ON customer_session (customer_id, created_at DESC);

CREATE TABLE address (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  name text NOT NULL,
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  tel text NOT NULL,
  province text NOT NULL DEFAULT '',
  city text NOT NULL DEFAULT '',
  county text NOT NULL DEFAULT '',
  area_code text NOT NULL DEFAULT '' CHECK (area_code ~ '^(\d{6})?$'),
  postal_code text NOT NULL DEFAULT '',
  address_detail text NOT NULL,
  is_default boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX address_owner ON address (customer_id, created_at DESC);
CREATE UNIQUE INDEX address_one_default ON address (customer_id) WHERE is_default;
