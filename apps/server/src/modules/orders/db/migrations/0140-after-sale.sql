-- Refunds and returns of goods orders: which pieces, why, and what goes back. One at a time per order.
CREATE TABLE after_sale_case (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  order_id uuid NOT NULL REFERENCES goods_order,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('refund', 'return')),
  -- The after-sale state of the order while it is open, then how it ended.
  state text NOT NULL CHECK (state IN ('refund_requested', 'refund_approved', 'refund_rejected', 'return_requested',
    'return_approved', 'return_in_transit', 'return_completed', 'return_rejected', 'refund_successful', 'withdrawn',
    'lapsed')),
  reason text NOT NULL,
  description text NOT NULL DEFAULT '',
  pictures text[] NOT NULL DEFAULT '{}',
  -- What it comes to, in USD cents and points: the most that can go back.
  goods_usd bigint NOT NULL CHECK (goods_usd >= 0),
  postage_usd bigint NOT NULL DEFAULT 0 CHECK (postage_usd >= 0),
  points bigint NOT NULL DEFAULT 0 CHECK (points >= 0),
  -- The coupon's part in these goods, which is not paid out.
  coupon_usd bigint NOT NULL DEFAULT 0 CHECK (coupon_usd >= 0),
  approved_usd bigint CHECK (approved_usd BETWEEN 0 AND goods_usd + postage_usd),
  refunded_usd bigint CHECK (refunded_usd BETWEEN 0 AND goods_usd + postage_usd),
  -- Points the goods had earned: taken back, and spent already, which stay spent.
  earned_back bigint NOT NULL DEFAULT 0,
  earned_kept bigint NOT NULL DEFAULT 0,
  rebate_back_usd bigint NOT NULL DEFAULT 0,
  answer text NOT NULL DEFAULT '',
  -- Where the goods are sent back to, as it was when the return was approved.
  return_address jsonb,
  return_company uuid REFERENCES logistics_company,
  return_tracking text,
  sent_at timestamptz,
  -- Until when whoever's turn it is should act.
  due_at timestamptz,
  since timestamptz NOT NULL DEFAULT app_now(),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ended_at timestamptz
);
CREATE UNIQUE INDEX after_sale_case_open ON after_sale_case (order_id) WHERE ended_at IS NULL;
CREATE INDEX after_sale_case_order ON after_sale_case (order_id, created_at DESC);
CREATE INDEX after_sale_case_waiting ON after_sale_case (state, since, id);
CREATE INDEX after_sale_case_since ON after_sale_case (since, id);
CREATE INDEX after_sale_case_number ON after_sale_case USING gin (number gin_trgm_ops);

CREATE TABLE after_sale_line (
  case_id uuid NOT NULL REFERENCES after_sale_case,
  line_id uuid NOT NULL REFERENCES goods_order_line,
  quantity int NOT NULL CHECK (quantity > 0),
  -- These pieces' part of the case's goods and points.
  amount_usd bigint NOT NULL CHECK (amount_usd >= 0),
  points bigint NOT NULL DEFAULT 0 CHECK (points >= 0),
  PRIMARY KEY (case_id, line_id)
);
CREATE INDEX after_sale_line_line ON after_sale_line (line_id);

-- Pieces of an allocation that came back while others of it stayed sold.
ALTER TABLE stock_allocation ADD COLUMN returned int NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND quantity);

-- A rebate is credited once and taken back in parts, one part per case.
ALTER TABLE agent_rebate ADD COLUMN case_id uuid REFERENCES after_sale_case;
ALTER TABLE agent_rebate DROP CONSTRAINT agent_rebate_order_id_agent_id_kind_key;
CREATE UNIQUE INDEX agent_rebate_credit ON agent_rebate (order_id, agent_id) WHERE kind = 'credit';
CREATE UNIQUE INDEX agent_rebate_reversal ON agent_rebate (order_id, agent_id, case_id) WHERE kind = 'reversal';

-- A provider may fail to carry out a refund long after it was booked; staff then put it into the wallet.
ALTER TABLE payment_refund ADD COLUMN failed_at timestamptz;
ALTER TABLE payment_refund ADD COLUMN to_wallet_at timestamptz;
CREATE INDEX payment_refund_provider ON payment_refund (provider_number) WHERE provider_number IS NOT NULL;

-- Refunds and returns made before there were cases: what had been refunded in full went back with all of its pieces,
-- what is on its way covers all of them.
INSERT INTO after_sale_case (id, number, order_id, customer_id, kind, state, reason, description, goods_usd,
  points, approved_usd, refunded_usd, return_tracking, sent_at, since, created_at, ended_at)
SELECT gen_random_uuid(), 'A' || substr(o.number, 2), o.id, o.customer_id,
  CASE WHEN o.shipped_at IS NULL THEN 'refund' ELSE 'return' END,
  CASE WHEN o.refund_usd IS NOT NULL THEN 'refund_successful' ELSE o.state END,
  CASE WHEN o.refund_reason IS NULL THEN 'staff' ELSE 'other' END, COALESCE(o.refund_reason, ''),
  o.payable_usd, o.points_used, CASE WHEN o.refund_usd IS NOT NULL THEN o.payable_usd END, o.refund_usd,
  o.return_tracking, CASE WHEN o.return_tracking IS NOT NULL THEN h.at END, h.at, h.first,
  CASE WHEN o.refund_usd IS NOT NULL THEN h.at END
FROM goods_order o
JOIN LATERAL (SELECT max(created_at) AS at, COALESCE(min(created_at) FILTER (
    WHERE event IN ('request_refund', 'request_return', 'cancel_paid')), max(created_at)) AS first
  FROM goods_order_history WHERE order_id = o.id) h ON true
WHERE o.refund_usd IS NOT NULL OR o.state IN ('refund_requested', 'refund_approved', 'return_requested',
  'return_approved', 'return_in_transit', 'return_completed', 'refund_rejected', 'return_rejected');
INSERT INTO after_sale_line (case_id, line_id, quantity, amount_usd)
SELECT c.id, l.id, l.quantity, l.paid_usd FROM after_sale_case c JOIN goods_order_line l ON l.order_id = c.order_id;
UPDATE after_sale_line a SET points = c.points FROM after_sale_case c
WHERE c.id = a.case_id AND a.line_id = (SELECT l.id FROM goods_order_line l WHERE l.order_id = c.order_id
  ORDER BY l.position LIMIT 1);
UPDATE stock_allocation a SET returned = quantity WHERE state = 'restored';
UPDATE agent_rebate r SET case_id = c.id FROM after_sale_case c WHERE r.kind = 'reversal' AND c.order_id = r.order_id;
UPDATE goods_order SET origin_state = 'pending_shipping' WHERE state = 'refund_requested';
ALTER TABLE goods_order DROP COLUMN refund_reason, DROP COLUMN return_tracking;
