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
  -- Of the cheapest variant (the lowest points price for points goods), kept by the code that writes variants.
  min_price_usd bigint NOT NULL CHECK (min_price_usd >= 0),
  list_price_usd bigint CHECK (list_price_usd >= 0),
  min_points bigint CHECK (min_points > 0),
  -- Pieces sold; taken allocations are added in batches by a job.
  sold bigint NOT NULL DEFAULT 0 CHECK (sold >= 0),
  rating_sum bigint NOT NULL DEFAULT 0,
  rating_count bigint NOT NULL DEFAULT 0,
  purchase_limit int CHECK (purchase_limit > 0),
  online boolean NOT NULL DEFAULT true,
  popular boolean NOT NULL DEFAULT false,
  recommended boolean NOT NULL DEFAULT false,
  sort_weight int NOT NULL DEFAULT 0,
  -- Average rating in hundredths, for the sort "top rated".
  rating_x100 int NOT NULL GENERATED ALWAYS AS (CASE WHEN rating_count = 0 THEN 0 ELSE rating_sum * 100 / rating_count END) STORED,
  -- Order of the sort "popular": a piece sold counts 100, a star given 20, a point of the staff's weight 1000.
  popularity bigint NOT NULL GENERATED ALWAYS AS (sold * 100 + rating_sum * 20 + sort_weight * 1000::bigint) STORED,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now()
) WITH (toast_tuple_target = 1024, fillfactor = 90);
CREATE INDEX product_popular ON product (popularity, id) WHERE online;
CREATE INDEX product_new ON product (created_at, id) WHERE online;
CREATE INDEX product_rating ON product (rating_x100, id) WHERE online;
CREATE INDEX product_price ON product (min_price_usd, id) WHERE online;
-- "In this category or below", in each order: one index range whatever the size of the catalog.
CREATE INDEX product_top_popular ON product ((category_path[1]), popularity, id) WHERE online;
CREATE INDEX product_top_new ON product ((category_path[1]), created_at, id) WHERE online;
CREATE INDEX product_top_rating ON product ((category_path[1]), rating_x100, id) WHERE online;
CREATE INDEX product_top_price ON product ((category_path[1]), min_price_usd, id) WHERE online;
CREATE INDEX product_middle_popular ON product ((category_path[2]), popularity, id) WHERE online;
CREATE INDEX product_middle_new ON product ((category_path[2]), created_at, id) WHERE online;
CREATE INDEX product_middle_rating ON product ((category_path[2]), rating_x100, id) WHERE online;
CREATE INDEX product_middle_price ON product ((category_path[2]), min_price_usd, id) WHERE online;
CREATE INDEX product_leaf_popular ON product ((category_path[3]), popularity, id)
  WHERE online AND category_path[3] IS NOT NULL;
CREATE INDEX product_leaf_new ON product ((category_path[3]), created_at, id)
  WHERE online AND category_path[3] IS NOT NULL;
CREATE INDEX product_leaf_rating ON product ((category_path[3]), rating_x100, id)
  WHERE online AND category_path[3] IS NOT NULL;
CREATE INDEX product_leaf_price ON product ((category_path[3]), min_price_usd, id)
  WHERE online AND category_path[3] IS NOT NULL;
CREATE INDEX product_recommended ON product (popularity, id) WHERE online AND recommended;
CREATE INDEX product_flag_popular ON product (popularity, id) WHERE online AND popular;
CREATE INDEX product_points ON product (popularity, id) WHERE online AND type = 'points';
CREATE INDEX product_category ON product (category_id);
-- The back office sees offline goods too.
CREATE INDEX product_staff_created ON product (created_at, id);
CREATE INDEX product_staff_price ON product (min_price_usd, id);
CREATE INDEX product_staff_sold ON product (sold, id);
CREATE INDEX product_staff_weight ON product (sort_weight, id);
CREATE INDEX product_staff_offline ON product (created_at, id) WHERE NOT online;

-- What a search looks through, apart from the product so that a sale or a rating does not touch these indexes.
-- The tokens are built by the code (domain/search-tokens.ts).
CREATE TABLE product_search (
  product_id uuid PRIMARY KEY REFERENCES product,
  -- Words of the name in every language, with every beginning of them; pairs and single characters of Chinese.
  name_tokens text[] NOT NULL,
  -- Those, and the words of tags, categories and description, the exact tags, the categories and the type.
  tokens text[] NOT NULL,
  -- '#0' holds the most popular few hundred, each next tier about four times as many. A search asks tier after tier
  -- and stops when its page is full, so a frequent word costs no more in a larger catalog.
  tier text NOT NULL DEFAULT '#4' CHECK (tier IN ('#0', '#1', '#2', '#3', '#4'))
) WITH (fillfactor = 90);
CREATE INDEX product_search_name ON product_search USING gin (array_append(name_tokens, tier)) WITH (fastupdate = off);
CREATE INDEX product_search_any ON product_search USING gin (array_append(tokens, tier)) WITH (fastupdate = off);

-- The lowest popularity of each tier; cut anew by the job when a tier has grown or shrunk too far.
CREATE TABLE search_tier (
  tier text PRIMARY KEY,
  from_popularity bigint NOT NULL
);
INSERT INTO search_tier VALUES ('#0', 9223372036854775807), ('#1', 9223372036854775807), ('#2', 9223372036854775807),
  ('#3', 9223372036854775807), ('#4', -1);

-- Sums over a product's variants that have not been removed, kept in step by every change of stock.
CREATE TABLE product_stock (
  product_id uuid PRIMARY KEY REFERENCES product,
  on_hand bigint NOT NULL DEFAULT 0 CHECK (on_hand >= 0),
  reserved bigint NOT NULL DEFAULT 0 CHECK (reserved >= 0),
  CHECK (reserved <= on_hand)
) WITH (fillfactor = 70);
CREATE INDEX product_stock_on_hand ON product_stock (on_hand, product_id);
CREATE INDEX product_stock_available ON product_stock ((on_hand - reserved));

CREATE TABLE product_variant (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL REFERENCES product,
  -- Unique among the variants that have not been removed.
  sku text NOT NULL,
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
) WITH (fillfactor = 80);
CREATE UNIQUE INDEX product_variant_sku ON product_variant (sku) WHERE removed_at IS NULL;
CREATE INDEX product_variant_sku_part ON product_variant USING gin (sku gin_trgm_ops);
CREATE INDEX product_variant_product ON product_variant (product_id);
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
  customer_id uuid,
  variant_id uuid NOT NULL REFERENCES product_variant,
  quantity int NOT NULL CHECK (quantity > 0),
  state text NOT NULL DEFAULT 'held' CHECK (state IN ('held', 'taken', 'released', 'restored')),
  expires_at timestamptz,
  -- Pieces bought at a deal's price, which count against its quota.
  deal_id uuid,
  deal_quantity int NOT NULL DEFAULT 0 CHECK (deal_quantity BETWEEN 0 AND quantity),
  -- Whether these pieces are in product.sold.
  counted boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (order_id, variant_id)
);
CREATE INDEX stock_allocation_variant ON stock_allocation (variant_id) WHERE state = 'held';
CREATE INDEX stock_allocation_uncounted ON stock_allocation (id) WHERE (state = 'taken') <> counted;

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
CREATE INDEX flash_deal_start ON flash_deal (starts_at);

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
CREATE INDEX product_review_by_rating ON product_review (product_id, rating, created_at DESC, id DESC);
CREATE INDEX product_review_pictured ON product_review (product_id, created_at DESC, id DESC) WHERE pictures <> '[]';

CREATE TABLE search_keyword (
  locale text NOT NULL,
  keyword text NOT NULL CHECK (length(keyword) <= 50),
  -- Hot: chosen by staff, in this order; trending: counted.
  hot_rank int,
  times bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (locale, keyword)
);
CREATE INDEX search_keyword_times ON search_keyword (locale, times DESC);
CREATE INDEX search_keyword_beginning ON search_keyword (locale, keyword text_pattern_ops);
