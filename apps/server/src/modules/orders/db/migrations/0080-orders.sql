CREATE TABLE logistics_company (
  id uuid PRIMARY KEY,
  code text NOT NULL UNIQUE CHECK (length(code) <= 30),
  name jsonb NOT NULL,
  -- Where a parcel is followed; {number} stands for the tracking number.
  tracking_url text,
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0
);

-- What is about to be ordered, frozen for a while.
CREATE TABLE order_quote (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  -- Cart lines leave the cart when the order is placed.
  from_cart boolean NOT NULL,
  address_id uuid,
  use_points boolean NOT NULL DEFAULT false,
  -- Currency, rate, lines, price lines and sums as they were shown.
  frozen jsonb NOT NULL,
  payable_usd bigint NOT NULL,
  expires_at timestamptz NOT NULL,
  order_id uuid UNIQUE,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX order_quote_age ON order_quote (expires_at);

CREATE TABLE goods_order (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  customer_id uuid NOT NULL REFERENCES customer,
  state text NOT NULL,
  -- Where a return began, to go back to when it is rejected.
  origin_state text,
  payment_id uuid NOT NULL UNIQUE REFERENCES payment DEFERRABLE INITIALLY DEFERRED,
  address jsonb NOT NULL,
  contact text NOT NULL,
  phone text NOT NULL,
  note text NOT NULL DEFAULT '',
  -- Display currency, its decimals and rate as frozen at the quote.
  currency text NOT NULL,
  currency_decimals int NOT NULL,
  rate text NOT NULL,
  total_usd bigint NOT NULL CHECK (total_usd >= 0),
  payable_usd bigint NOT NULL CHECK (payable_usd >= 0),
  points_used bigint NOT NULL DEFAULT 0 CHECK (points_used >= 0),
  points_value_usd bigint NOT NULL DEFAULT 0 CHECK (points_value_usd >= 0),
  earn_points bigint NOT NULL DEFAULT 0,
  agent_id uuid REFERENCES agent,
  agent_rebate_bp int NOT NULL DEFAULT 0,
  expires_at timestamptz,
  paid_at timestamptz,
  shipped_at timestamptz,
  received_at timestamptz,
  completed_at timestamptz,
  -- When the next step happens by itself.
  auto_at timestamptz,
  refund_usd bigint,
  refund_reason text,
  return_tracking text,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT goods_order_state CHECK (state IN (
    'pending_payment', 'pending_shipping', 'pending_receipt', 'received', 'pending_review', 'completed', 'closed',
    'cancelled', 'user_deleted', 'refund_requested', 'refund_approved', 'refund_rejected', 'return_requested',
    'return_approved', 'return_in_transit', 'return_completed', 'return_rejected', 'refund_successful'))
);
CREATE INDEX goods_order_owner ON goods_order (customer_id, created_at DESC, id DESC);
-- One unpaid order per customer (a parameter may allow more): read before insert under the customer's lock.
CREATE INDEX goods_order_unpaid ON goods_order (customer_id) WHERE state = 'pending_payment';
CREATE INDEX goods_order_lapse ON goods_order (expires_at) WHERE state = 'pending_payment';
CREATE INDEX goods_order_auto ON goods_order (auto_at) WHERE auto_at IS NOT NULL;
CREATE INDEX goods_order_newest ON goods_order (created_at DESC, id DESC);
CREATE INDEX goods_order_dearest ON goods_order (payable_usd DESC, id DESC);
CREATE INDEX goods_order_agent ON goods_order (agent_id, created_at DESC, id DESC) WHERE agent_id IS NOT NULL;
CREATE INDEX goods_order_by_state ON goods_order (state, created_at DESC, id DESC);
CREATE INDEX goods_order_paid ON goods_order (paid_at) WHERE paid_at IS NOT NULL;
CREATE INDEX goods_order_contact ON goods_order USING gin (contact gin_trgm_ops);
CREATE INDEX goods_order_phone ON goods_order (phone text_pattern_ops);
-- Staff look orders up by a part of the customer's e-mail.
CREATE INDEX customer_email_contains ON customer USING gin (lower(email) gin_trgm_ops);
CREATE INDEX goods_order_number ON goods_order USING gin (number gin_trgm_ops);

CREATE TABLE goods_order_line (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES goods_order,
  position int NOT NULL,
  product_id uuid NOT NULL REFERENCES product,
  variant_id uuid NOT NULL REFERENCES product_variant,
  -- Frozen at order: names in every language, chosen values, picture.
  name jsonb NOT NULL,
  options jsonb NOT NULL,
  cover text NOT NULL,
  quantity int NOT NULL CHECK (quantity > 0),
  unit_price_usd bigint NOT NULL CHECK (unit_price_usd >= 0),
  unit_points bigint,
  -- This line's share of what is paid in money; the lines' shares sum to the order's payable.
  paid_usd bigint NOT NULL CHECK (paid_usd >= 0),
  deal_id uuid REFERENCES flash_deal,
  reviewed_at timestamptz,
  UNIQUE (order_id, position)
);
CREATE INDEX goods_order_line_product ON goods_order_line (product_id);

CREATE TABLE goods_order_price_line (
  order_id uuid NOT NULL REFERENCES goods_order,
  position int NOT NULL,
  step text NOT NULL,
  amount_usd bigint NOT NULL,
  -- As shown in the order's display currency, in its minor units.
  amount_shown bigint NOT NULL,
  detail jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (order_id, position)
);

CREATE TABLE goods_order_history (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES goods_order,
  event text NOT NULL,
  from_state text,
  to_state text NOT NULL,
  actor text NOT NULL CHECK (actor IN ('customer', 'admin', 'system')),
  actor_id uuid,
  -- What the one who did it was called then; empty for the system.
  actor_name text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX goods_order_history_order ON goods_order_history (order_id, id);
CREATE TRIGGER goods_order_history_append_only BEFORE UPDATE OR DELETE ON goods_order_history
  FOR EACH ROW EXECUTE FUNCTION forbid_change();

CREATE TABLE shipment (
  id uuid PRIMARY KEY,
  order_id uuid NOT NULL REFERENCES goods_order,
  company_id uuid NOT NULL REFERENCES logistics_company,
  tracking_number text NOT NULL,
  shipped_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (order_id, tracking_number)
);
CREATE INDEX shipment_tracking ON shipment (tracking_number text_pattern_ops);
