-- Orders of every kind in the reports: goods, and travel whatever its vertical (docs/decisions/049-travel-in-the-reports.md).
-- What is no order has the default.
ALTER TABLE report_fact ADD COLUMN kind text NOT NULL DEFAULT 'goods';
ALTER TABLE report_day ADD COLUMN kind text NOT NULL DEFAULT 'goods';
ALTER TABLE report_day DROP CONSTRAINT report_day_day_measure_agent_id_key,
  ADD UNIQUE NULLS NOT DISTINCT (day, measure, kind, agent_id);

-- The days of all time, summed; folded together with them.
CREATE TABLE report_total (
  measure text NOT NULL,
  kind text NOT NULL,
  -- Of the agent himself, nobody below him; NULL for what came by no agent.
  agent_id uuid,
  count bigint NOT NULL,
  usd bigint NOT NULL,
  UNIQUE NULLS NOT DISTINCT (measure, kind, agent_id)
);

CREATE INDEX travel_order_paid_newest ON travel_order (paid_at DESC, id DESC) WHERE paid_at IS NOT NULL;
CREATE INDEX travel_order_refunded ON travel_order (cancelled_at DESC, id DESC) WHERE refund_usd IS NOT NULL;

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
SELECT o.paid_at, 'paid'::text, o.agent_id, NULL::uuid, 1::bigint, o.payable_usd, o.id, o.customer_id, o.kind
FROM travel_order o WHERE o.paid_at IS NOT NULL
UNION ALL
SELECT o.cancelled_at, 'refunds'::text, o.agent_id, NULL::uuid, 1::bigint, o.refund_usd, o.id, o.customer_id, o.kind
FROM travel_order o WHERE o.refund_usd IS NOT NULL AND o.cancelled_at IS NOT NULL;

-- What an order was is taken back, what it is stands; what is the same in both is not written.
CREATE FUNCTION report_travel_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, kind, count, usd)
  SELECT f.at, f.measure, o.agent_id, o.kind, sum(o.sign), sum(o.sign * f.usd)
  FROM (VALUES
      (OLD.created_at, OLD.paid_at, OLD.cancelled_at, OLD.agent_id, OLD.kind, OLD.payable_usd, OLD.refund_usd, -1),
      (NEW.created_at, NEW.paid_at, NEW.cancelled_at, NEW.agent_id, NEW.kind, NEW.payable_usd, NEW.refund_usd, 1)
    ) AS o(created_at, paid_at, cancelled_at, agent_id, kind, payable_usd, refund_usd, sign),
    LATERAL (VALUES ('orders', o.created_at, 0), ('paid', o.paid_at, o.payable_usd),
      ('refunds', CASE WHEN o.refund_usd IS NOT NULL THEN o.cancelled_at END, o.refund_usd)) AS f(measure, at, usd)
  WHERE f.at IS NOT NULL
  GROUP BY f.at, f.measure, o.agent_id, o.kind
  HAVING sum(o.sign) <> 0 OR sum(o.sign * f.usd) <> 0;
  RETURN NULL;
END $$;
-- OLD is all NULL for an inserted row.
CREATE TRIGGER report_travel_placed AFTER INSERT ON travel_order FOR EACH ROW EXECUTE FUNCTION report_travel_changed();
CREATE TRIGGER report_travel_changed AFTER UPDATE ON travel_order FOR EACH ROW
  WHEN ((OLD.created_at, OLD.paid_at, OLD.cancelled_at, OLD.agent_id, OLD.kind, OLD.payable_usd, OLD.refund_usd)
    IS DISTINCT FROM (NEW.created_at, NEW.paid_at, NEW.cancelled_at, NEW.agent_id, NEW.kind, NEW.payable_usd,
    NEW.refund_usd))
  EXECUTE FUNCTION report_travel_changed();

-- What happened before: the triggers above keep writers out until this is done.
INSERT INTO report_day (day, measure, kind, agent_id, count, usd)
SELECT (s.at AT TIME ZONE z.time_zone)::date, s.measure, s.kind, s.agent_id, sum(s.count), sum(s.usd)
FROM report_source s, report_zone z WHERE s.kind <> 'goods' GROUP BY 1, 2, 3, 4;
INSERT INTO report_total (measure, kind, agent_id, count, usd)
SELECT measure, kind, agent_id, sum(count), sum(usd) FROM report_day GROUP BY 1, 2, 3;
