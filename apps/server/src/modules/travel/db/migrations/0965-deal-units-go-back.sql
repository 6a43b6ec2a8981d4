-- Units of a claim that went back though its order lives on: they count against the deal and its customer no more.
ALTER TABLE travel_deal_claim ADD COLUMN returned int NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND units);

UPDATE travel_deal_claim c SET returned = b.back
FROM (SELECT order_id, count(*)::int AS back FROM dining_code WHERE state = 'refunded' GROUP BY 1) b
WHERE b.order_id = c.order_id AND c.state = 'taken';

-- Other dates are priced without deals, so an order that was changed is at none.
UPDATE travel_deal_claim c SET state = 'released'
WHERE c.state = 'taken' AND EXISTS (SELECT FROM travel_change t WHERE t.order_id = c.order_id AND t.state = 'done');

UPDATE travel_deal d SET claimed = COALESCE((SELECT sum(c.units - c.returned) FROM travel_deal_claim c
  WHERE c.deal_id = d.id AND c.state <> 'released'), 0);
