-- Several unpaid orders of one customer that are paid with one payment. Nothing of a group changes once it is written:
-- it stands as its payment does.
CREATE TABLE order_group (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  payment_id uuid NOT NULL UNIQUE REFERENCES payment DEFERRABLE INITIALLY DEFERRED,
  total_usd bigint NOT NULL CHECK (total_usd > 0),
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX order_group_owner ON order_group (customer_id, created_at DESC, id DESC);

CREATE TABLE order_group_member (
  group_id uuid NOT NULL REFERENCES order_group,
  order_id uuid NOT NULL REFERENCES goods_order,
  -- What the order cost when it was put into the group.
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  PRIMARY KEY (group_id, order_id)
);
CREATE INDEX order_group_member_order ON order_group_member (order_id);

-- The newest group an order was put into; the older ones are called off by then.
ALTER TABLE goods_order ADD COLUMN group_id uuid REFERENCES order_group;
