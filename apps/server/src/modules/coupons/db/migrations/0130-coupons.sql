CREATE TABLE coupon (
  id uuid PRIMARY KEY,
  name jsonb NOT NULL,
  kind text NOT NULL CHECK (kind IN ('amount', 'percent', 'postage')),
  amount_usd bigint CHECK (amount_usd > 0),
  percent int CHECK (percent BETWEEN 1 AND 99),
  -- The most that percent may take off.
  cap_usd bigint CHECK (cap_usd > 0),
  min_spend_usd bigint NOT NULL DEFAULT 0 CHECK (min_spend_usd >= 0),
  scope text NOT NULL DEFAULT 'all' CHECK (scope IN ('all', 'categories', 'products')),
  -- With everything below them.
  category_ids uuid[] NOT NULL DEFAULT '{}',
  product_ids uuid[] NOT NULL DEFAULT '{}',
  audience text NOT NULL DEFAULT 'all' CHECK (audience IN ('all', 'new', 'level')),
  level_id uuid REFERENCES member_level,
  collect_from timestamptz NOT NULL,
  collect_until timestamptz NOT NULL,
  -- Either fixed days or so many days after collecting.
  use_from timestamptz,
  use_until timestamptz,
  use_days int CHECK (use_days > 0),
  limit_total int CHECK (limit_total > 0),
  limit_each int NOT NULL DEFAULT 1 CHECK (limit_each > 0),
  -- In capitals; whoever knows it collects the coupon, which is then not offered to everybody.
  code text UNIQUE,
  state text NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'active', 'ended')),
  collected int NOT NULL DEFAULT 0 CHECK (collected >= 0),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (kind <> 'amount' OR amount_usd IS NOT NULL),
  CHECK (kind <> 'percent' OR percent IS NOT NULL),
  CHECK (collect_from < collect_until),
  CHECK ((use_days IS NULL AND use_from < use_until) OR (use_days IS NOT NULL AND use_from IS NULL AND use_until IS NULL)),
  CHECK (audience <> 'level' OR level_id IS NOT NULL),
  CHECK (limit_total IS NULL OR collected <= limit_total)
);
CREATE INDEX coupon_open ON coupon (collect_until) WHERE state = 'active';

-- One collected copy. It is used by one order at a time: held while that waits for payment, used once it is paid.
CREATE TABLE customer_coupon (
  id uuid PRIMARY KEY,
  coupon_id uuid NOT NULL REFERENCES coupon,
  customer_id uuid NOT NULL REFERENCES customer,
  -- First, second … of this coupon for this customer; at most limit_each.
  nth int NOT NULL CHECK (nth > 0),
  valid_from timestamptz NOT NULL,
  valid_until timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'usable' CHECK (state IN ('usable', 'held', 'used')),
  order_id uuid UNIQUE,
  saved_usd bigint CHECK (saved_usd >= 0),
  used_at timestamptz,
  returned_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (coupon_id, customer_id, nth),
  CHECK ((state = 'usable') = (order_id IS NULL)),
  CHECK ((state = 'usable') = (saved_usd IS NULL)),
  CHECK ((state = 'used') = (used_at IS NOT NULL))
);
CREATE INDEX customer_coupon_usable ON customer_coupon (customer_id, valid_until) WHERE state = 'usable';
CREATE INDEX customer_coupon_owner ON customer_coupon (customer_id, created_at DESC);
CREATE INDEX customer_coupon_holders ON customer_coupon (coupon_id, created_at DESC);
