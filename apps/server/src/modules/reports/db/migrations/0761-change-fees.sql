-- What changes of a booking cost is counted with what was paid for it.
CREATE OR REPLACE VIEW report_source AS
SELECT o.created_at AS at, 'orders'::text AS measure, o.agent_id, NULL::uuid AS product_id, 1::bigint AS count,
  0::bigint AS usd, o.id AS record_id, o.customer_id, 'goods'::text AS kind
FROM goods_order o
UNION ALL
SELECT o.paid_at, 'paid'::text, o.agent_id, NULL::uuid, 1::bigint, o.payable_usd, o.id, o.customer_id, 'goods'::text
FROM goods_order o WHERE o.paid_at IS NOT NULL
UNION ALL
SELECT o.paid_at, 'sold'::text, o.agent_id, l.product_id, l.quantity::bigint, l.paid_usd, o.id, o.customer_id,
  'goods'::text
FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id WHERE o.paid_at IS NOT NULL
UNION ALL
SELECT c.ended_at, 'refunds'::text, o.agent_id, NULL::uuid, 1::bigint, c.refunded_usd, c.id, o.customer_id, 'goods'::text
FROM after_sale_case c JOIN goods_order o ON o.id = c.order_id
WHERE c.refunded_usd IS NOT NULL AND c.ended_at IS NOT NULL
UNION ALL
SELECT u.created_at, 'users'::text, u.invited_by_agent, NULL::uuid, 1::bigint, 0::bigint, u.id, u.id, 'goods'::text
FROM customer u
UNION ALL
SELECT t.paid_at, 'top_ups'::text, u.invited_by_agent, NULL::uuid, 1::bigint, t.amount_usd, t.id, t.customer_id,
  'goods'::text
FROM top_up t JOIN customer u ON u.id = t.customer_id WHERE t.state = 'paid'
UNION ALL
SELECT w.since, 'withdrawals'::text, u.invited_by_agent, NULL::uuid, 1::bigint, w.amount_usd, w.id, w.customer_id,
  'goods'::text
FROM withdrawal w JOIN customer u ON u.id = w.customer_id WHERE w.state = 'paid'
UNION ALL
SELECT o.created_at, 'orders'::text, o.agent_id, NULL::uuid, 1::bigint, 0::bigint, o.id, o.customer_id, o.kind
FROM travel_order o
UNION ALL
SELECT o.paid_at, 'paid'::text, o.agent_id, NULL::uuid, 1::bigint, o.payable_usd + o.change_fee_usd, o.id,
  o.customer_id, o.kind
FROM travel_order o WHERE o.paid_at IS NOT NULL
UNION ALL
SELECT o.cancelled_at, 'refunds'::text, o.agent_id, NULL::uuid, 1::bigint, o.refund_usd, o.id, o.customer_id, o.kind
FROM travel_order o WHERE o.refund_usd IS NOT NULL AND o.cancelled_at IS NOT NULL;

CREATE OR REPLACE FUNCTION report_travel_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, kind, count, usd)
  SELECT f.at, f.measure, o.agent_id, o.kind, sum(o.sign), sum(o.sign * f.usd)
  FROM (VALUES
      (OLD.created_at, OLD.paid_at, OLD.cancelled_at, OLD.agent_id, OLD.kind, OLD.payable_usd + OLD.change_fee_usd,
        OLD.refund_usd, -1),
      (NEW.created_at, NEW.paid_at, NEW.cancelled_at, NEW.agent_id, NEW.kind, NEW.payable_usd + NEW.change_fee_usd,
        NEW.refund_usd, 1)
    ) AS o(created_at, paid_at, cancelled_at, agent_id, kind, payable_usd, refund_usd, sign),
    LATERAL (VALUES ('orders', o.created_at, 0), ('paid', o.paid_at, o.payable_usd),
      ('refunds', CASE WHEN o.refund_usd IS NOT NULL THEN o.cancelled_at END, o.refund_usd)) AS f(measure, at, usd)
  WHERE f.at IS NOT NULL
  GROUP BY f.at, f.measure, o.agent_id, o.kind
  HAVING sum(o.sign) <> 0 OR sum(o.sign * f.usd) <> 0;
  RETURN NULL;
END $$;
DROP TRIGGER report_travel_changed ON travel_order;
CREATE TRIGGER report_travel_changed AFTER UPDATE ON travel_order FOR EACH ROW
  WHEN ((OLD.created_at, OLD.paid_at, OLD.cancelled_at, OLD.agent_id, OLD.kind, OLD.payable_usd, OLD.change_fee_usd,
    OLD.refund_usd) IS DISTINCT FROM (NEW.created_at, NEW.paid_at, NEW.cancelled_at, NEW.agent_id, NEW.kind,
    NEW.payable_usd, NEW.change_fee_usd, NEW.refund_usd))
  EXECUTE FUNCTION report_travel_changed();
