CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE TABLE category (
  id uuid PRIMARY KEY,
  parent_id uuid REFERENCES category,
  -- Ids from the top category down to this one, for "in this category or below".
  path uuid[] NOT NULL,
  name jsonb NOT NULL,
  image text,
  displayed boolean NOT NULL DEFAULT true,
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX category_parent ON category (parent_id);

CREATE TABLE product (
  id uuid PRIMARY KEY,
  type text NOT NULL DEFAULT 'normal' CHECK (type IN ('normal', 'points')),
  category_id uuid NOT NULL REFERENCES category,
  category_path uuid[] NOT NULL,
  name jsonb NOT NULL,
  description jsonb NOT NULL DEFAULT '{"en-US": ""}',
  detail jsonb NOT NULL DEFAULT '{"en-US": ""}',
  cover text NOT NULL,
  gallery jsonb NOT NULL DEFAULT '[]',
  detail_images jsonb NOT NULL DEFAULT '[]',
  tags jsonb NOT NULL DEFAULT '[]',
  specs jsonb NOT NULL DEFAULT '[]',
  -- Lowest prices and the sums over variants, kept by the code that writes variants.
  min_price_usd bigint NOT NULL CHECK (min_price_usd >= 0),
  list_price_usd bigint CHECK (list_price_usd >= 0),
  min_points bigint CHECK (min_points > 0),
  stock_level text NOT NULL DEFAULT 'in' CHECK (stock_level IN ('in', 'low', 'out')),
  sold bigint NOT NULL DEFAULT 0 CHECK (sold >= 0),
  rating_sum bigint NOT NULL DEFAULT 0,
  rating_count bigint NOT NULL DEFAULT 0,
  -- rating_sum / rating_count in hundredths, for sorting.
  rating_x100 int NOT NULL DEFAULT 0,
  -- Order of the sort "popular"; refreshed by a job from sales, reviews and weight.
  popularity bigint NOT NULL DEFAULT 0,
  purchase_limit int CHECK (purchase_limit > 0),
  online boolean NOT NULL DEFAULT true,
  popular boolean NOT NULL DEFAULT false,
  recommended boolean NOT NULL DEFAULT false,
  sort_weight int NOT NULL DEFAULT 0,
  -- Names, tags and category names in all languages, lower case, for search.
  search_text text NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX product_popular ON product (popularity DESC, id DESC) WHERE online;
CREATE INDEX product_new ON product (created_at DESC, id DESC) WHERE online;
CREATE INDEX product_rating ON product (rating_x100 DESC, id DESC) WHERE online;
CREATE INDEX product_price ON product (min_price_usd, id) WHERE online;
CREATE INDEX product_category_popular ON product (category_id, popularity DESC, id DESC) WHERE online;
CREATE INDEX product_category_path ON product USING gin (category_path);
CREATE INDEX product_search ON product USING gin (search_text gin_trgm_ops);
CREATE INDEX product_recommended ON product (popularity DESC, id DESC) WHERE online AND recommended;
CREATE INDEX product_staff_created ON product (created_at DESC, id DESC);

CREATE TABLE product_variant (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product,
  sku text NOT NULL UNIQUE,
  -- One value id of each spec, in the specs' order; empty for a product without specs.
  spec_values text[] NOT NULL DEFAULT '{}',
  price_usd bigint NOT NULL CHECK (price_usd >= 0),
  list_price_usd bigint CHECK (list_price_usd >= price_usd),
  cost_usd bigint NOT NULL DEFAULT 0 CHECK (cost_usd >= 0),
  points bigint CHECK (points > 0),
  image text,
  weight_grams int NOT NULL DEFAULT 0 CHECK (weight_grams >= 0),
  -- Pieces in the house, and those of them promised to orders that are not paid yet.
  on_hand int NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  reserved int NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  removed_at timestamptz,
  sort_weight int NOT NULL DEFAULT 0,
  CHECK (reserved <= on_hand)
);
CREATE UNIQUE INDEX product_variant_once ON product_variant (product_id, spec_values) WHERE removed_at IS NULL;

-- Every change of on_hand (in, out, take, restore) and of reserved (hold, release).
CREATE TABLE stock_movement (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id uuid NOT NULL REFERENCES product_variant,
  kind text NOT NULL CHECK (kind IN ('in', 'out', 'hold', 'release', 'take', 'restore')),
  on_hand_change int NOT NULL DEFAULT 0,
  reserved_change int NOT NULL DEFAULT 0,
  on_hand_before int NOT NULL,
  order_id uuid,
  customer_id uuid,
  staff_id uuid,
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX stock_movement_variant ON stock_movement (variant_id, id DESC);
CREATE INDEX stock_movement_newest ON stock_movement (created_at DESC, id DESC);
CREATE TRIGGER stock_movement_append_only BEFORE UPDATE OR DELETE ON stock_movement
  FOR EACH ROW EXECUTE FUNCTION forbid_change();

-- What an order holds of a variant, until when, and how that ended.
CREATE TABLE stock_allocation (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL,
  variant_id uuid NOT NULL REFERENCES product_variant,
  quantity int NOT NULL CHECK (quantity > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken', 'released', 'restored')),
  expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (order_id, variant_id)
);
CREATE INDEX stock_allocation_variant ON stock_allocation (variant_id) WHERE state = 'held';

-- A product at a special price for a while, for a number of pieces.
CREATE TABLE flash_deal (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product,
  -- Off the variant's price, in basis points.
  discount_bp int NOT NULL CHECK (discount_bp BETWEEN 1 AND 9000),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  quota int NOT NULL CHECK (quota > 0),
  claimed int NOT NULL DEFAULT 0 CHECK (claimed BETWEEN 0 AND quota),
  version int NOT NULL DEFAULT 1,
  CHECK (ends_at > starts_at)
);
CREATE INDEX flash_deal_product ON flash_deal (product_id, ends_at);
CREATE INDEX flash_deal_end ON flash_deal (ends_at);

CREATE TABLE product_review (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product,
  customer_id uuid NOT NULL REFERENCES customer,
  order_line_id uuid NOT NULL UNIQUE,
  rating int NOT NULL CHECK (rating BETWEEN 1 AND 5),
  text text NOT NULL DEFAULT '',
  pictures jsonb NOT NULL DEFAULT '[]',
  options text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX product_review_newest ON product_review (product_id, created_at DESC, id DESC);

CREATE TABLE search_keyword (
  locale text NOT NULL,
  keyword text NOT NULL CHECK (length(keyword) <= 50),
  -- Hot: chosen by staff, in this order; trending: counted.
  hot_rank int,
  times bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (locale, keyword)
);
CREATE INDEX search_keyword_times ON search_keyword (locale, times DESC);
