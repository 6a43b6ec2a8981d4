-- Several unpaid orders of one customer, of goods and travel alike, are paid with one payment: a group is of payments, no longer of
-- orders of goods.
ALTER TABLE order_group_member ADD COLUMN payment_id uuid REFERENCES payment;
UPDATE order_group_member m SET payment_id = p.id FROM payment p
  WHERE p.payable_kind = 'goods_order' AND p.payable_id = m.order_id;
ALTER TABLE order_group_member DROP CONSTRAINT order_group_member_pkey;
ALTER TABLE order_group_member DROP COLUMN order_id;
ALTER TABLE order_group_member ALTER COLUMN payment_id SET NOT NULL;
ALTER TABLE order_group_member ADD PRIMARY KEY (group_id, payment_id);
CREATE INDEX order_group_member_payment ON order_group_member (payment_id);

-- The newest group a payment was put into; the older ones are called off by then.
ALTER TABLE payment ADD COLUMN group_id uuid REFERENCES order_group;
UPDATE payment p SET group_id = newest.group_id
  FROM (SELECT DISTINCT ON (m.payment_id) m.payment_id, m.group_id FROM order_group_member m
    JOIN order_group g ON g.id = m.group_id ORDER BY m.payment_id, g.created_at DESC, g.id DESC) newest
  WHERE p.id = newest.payment_id;
