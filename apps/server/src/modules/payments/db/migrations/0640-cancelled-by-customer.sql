-- Whether the customer cancelled what was to be paid. Money that comes after that goes to the wallet and never brings the
-- order back (docs/decisions/072-money-after-ones-own-cancellation.md).
ALTER TABLE payment ADD COLUMN cancelled_by_customer boolean NOT NULL DEFAULT false;

UPDATE payment p SET cancelled_by_customer = true WHERE p.state = 'cancelled' AND (
  EXISTS (SELECT FROM goods_order_history h
    WHERE h.order_id = p.payable_id AND h.event = 'cancel' AND h.actor = 'customer')
  OR EXISTS (SELECT FROM travel_order_history h
    WHERE h.order_id = p.payable_id AND h.event = 'cancel' AND h.actor = 'customer'));
