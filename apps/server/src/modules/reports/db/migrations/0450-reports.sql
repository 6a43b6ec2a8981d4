-- Sums by business day (docs/decisions/035-reports.md). A fact is written with the record it comes from, in the same
-- transaction and without waiting for any other; a job folds facts into the days. The days and the facts not folded yet,
-- read in one statement, are exact at any moment.
CREATE TABLE report_zone (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  -- The time zone whose midnights part the days below.
  time_zone text NOT NULL,
  rebuilt_at timestamptz NOT NULL DEFAULT app_now()
);
INSERT INTO report_zone (time_zone)
SELECT COALESCE((SELECT value #>> '{}' FROM parameter WHERE key = 'shop.time_zone'), 'UTC');

CREATE TABLE report_fact (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  measure text NOT NULL,
  agent_id uuid,
  -- Of pieces sold alone.
  product_id uuid,
  -- Below zero where an earlier fact is taken back.
  count bigint NOT NULL,
  usd bigint NOT NULL
);

CREATE TABLE report_day (
  day date NOT NULL,
  measure text NOT NULL CHECK (measure IN ('orders', 'paid', 'refunds', 'users', 'top_ups', 'withdrawals')),
  -- Of the agent himself, nobody below him; NULL for what came by no agent.
  agent_id uuid,
  count bigint NOT NULL,
  usd bigint NOT NULL,
  UNIQUE NULLS NOT DISTINCT (day, measure, agent_id)
);

CREATE TABLE report_product_day (
  day date NOT NULL,
  product_id uuid NOT NULL,
  agent_id uuid,
  count bigint NOT NULL,
  usd bigint NOT NULL,
  UNIQUE NULLS NOT DISTINCT (day, product_id, agent_id)
);

CREATE INDEX top_up_paid ON top_up (paid_at DESC, id DESC) WHERE state = 'paid';
CREATE INDEX withdrawal_paid ON withdrawal (since DESC, id DESC) WHERE state = 'paid';
CREATE INDEX after_sale_case_refunded ON after_sale_case (ended_at DESC, id DESC) WHERE refunded_usd IS NOT NULL;
CREATE INDEX goods_order_paid_newest ON goods_order (paid_at DESC, id DESC) WHERE paid_at IS NOT NULL;
DROP INDEX goods_order_paid;

-- What each measure counts, and when: the one definition that days are rebuilt from and compared with.
CREATE VIEW report_source AS
SELECT o.created_at AS at, 'orders'::text AS measure, o.agent_id, NULL::uuid AS product_id, 1::bigint AS count,
  0::bigint AS usd, o.id AS record_id, o.customer_id
FROM goods_order o
UNION ALL
SELECT o.paid_at, 'paid'::text, o.agent_id, NULL::uuid, 1::bigint, o.payable_usd, o.id, o.customer_id
FROM goods_order o WHERE o.paid_at IS NOT NULL
UNION ALL
SELECT o.paid_at, 'sold'::text, o.agent_id, l.product_id, l.quantity::bigint, l.paid_usd, o.id, o.customer_id
FROM goods_order o JOIN goods_order_line l ON l.order_id = o.id WHERE o.paid_at IS NOT NULL
UNION ALL
SELECT c.ended_at, 'refunds'::text, o.agent_id, NULL::uuid, 1::bigint, c.refunded_usd, c.id, o.customer_id
FROM after_sale_case c JOIN goods_order o ON o.id = c.order_id
WHERE c.refunded_usd IS NOT NULL AND c.ended_at IS NOT NULL
UNION ALL
SELECT u.created_at, 'users'::text, u.invited_by_agent, NULL::uuid, 1::bigint, 0::bigint, u.id, u.id
FROM customer u
UNION ALL
SELECT t.paid_at, 'top_ups'::text, u.invited_by_agent, NULL::uuid, 1::bigint, t.amount_usd, t.id, t.customer_id
FROM top_up t JOIN customer u ON u.id = t.customer_id WHERE t.state = 'paid'
UNION ALL
SELECT w.since, 'withdrawals'::text, u.invited_by_agent, NULL::uuid, 1::bigint, w.amount_usd, w.id, w.customer_id
FROM withdrawal w JOIN customer u ON u.id = w.customer_id WHERE w.state = 'paid';

CREATE FUNCTION report_orders_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, count, usd)
  SELECT created_at, 'orders', agent_id, 1, 0 FROM placed
  UNION ALL SELECT paid_at, 'paid', agent_id, 1, payable_usd FROM placed WHERE paid_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER report_orders_placed AFTER INSERT ON goods_order REFERENCING NEW TABLE AS placed
  FOR EACH STATEMENT EXECUTE FUNCTION report_orders_placed();

CREATE FUNCTION report_lines_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, product_id, count, usd)
  SELECT o.paid_at, 'sold', o.agent_id, l.product_id, l.quantity, l.paid_usd
  FROM placed l JOIN goods_order o ON o.id = l.order_id WHERE o.paid_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER report_lines_placed AFTER INSERT ON goods_order_line REFERENCING NEW TABLE AS placed
  FOR EACH STATEMENT EXECUTE FUNCTION report_lines_placed();

CREATE FUNCTION report_order_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, product_id, count, usd)
  SELECT v.created_at, 'orders', v.agent_id, NULL::uuid, v.sign, 0
  FROM (VALUES (OLD.created_at, OLD.agent_id, -1), (NEW.created_at, NEW.agent_id, 1)) AS v(created_at, agent_id, sign)
  WHERE (OLD.created_at, OLD.agent_id) IS DISTINCT FROM (NEW.created_at, NEW.agent_id)
  UNION ALL
  SELECT v.paid_at, 'paid', v.agent_id, NULL::uuid, v.sign, v.sign * v.usd
  FROM (VALUES (OLD.paid_at, OLD.agent_id, OLD.payable_usd, -1), (NEW.paid_at, NEW.agent_id, NEW.payable_usd, 1))
    AS v(paid_at, agent_id, usd, sign)
  WHERE v.paid_at IS NOT NULL
  UNION ALL
  SELECT v.paid_at, 'sold', v.agent_id, l.product_id, v.sign * l.quantity, v.sign * l.paid_usd
  FROM (VALUES (OLD.paid_at, OLD.agent_id, -1), (NEW.paid_at, NEW.agent_id, 1)) AS v(paid_at, agent_id, sign)
  JOIN goods_order_line l ON l.order_id = NEW.id
  WHERE v.paid_at IS NOT NULL AND (OLD.paid_at, OLD.agent_id) IS DISTINCT FROM (NEW.paid_at, NEW.agent_id);
  RETURN NULL;
END $$;
CREATE TRIGGER report_order_changed AFTER UPDATE ON goods_order FOR EACH ROW
  WHEN (OLD.paid_at IS DISTINCT FROM NEW.paid_at OR OLD.agent_id IS DISTINCT FROM NEW.agent_id
    OR OLD.created_at <> NEW.created_at OR (NEW.paid_at IS NOT NULL AND OLD.payable_usd <> NEW.payable_usd))
  EXECUTE FUNCTION report_order_changed();

CREATE FUNCTION report_line_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, product_id, count, usd)
  SELECT o.paid_at, 'sold', o.agent_id, v.product_id, v.sign * v.quantity, v.sign * v.usd
  FROM (VALUES (OLD.product_id, OLD.quantity, OLD.paid_usd, -1), (NEW.product_id, NEW.quantity, NEW.paid_usd, 1))
    AS v(product_id, quantity, usd, sign)
  JOIN goods_order o ON o.id = NEW.order_id WHERE o.paid_at IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER report_line_changed AFTER UPDATE ON goods_order_line FOR EACH ROW
  WHEN (OLD.product_id <> NEW.product_id OR OLD.quantity <> NEW.quantity OR OLD.paid_usd <> NEW.paid_usd)
  EXECUTE FUNCTION report_line_changed();

CREATE FUNCTION report_case_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, count, usd)
  SELECT v.ended_at, 'refunds', o.agent_id, v.sign, v.sign * v.usd
  FROM (VALUES (OLD.ended_at, OLD.refunded_usd, -1), (NEW.ended_at, NEW.refunded_usd, 1)) AS v(ended_at, usd, sign)
  JOIN goods_order o ON o.id = NEW.order_id WHERE v.ended_at IS NOT NULL AND v.usd IS NOT NULL;
  RETURN NULL;
END $$;
-- OLD is all NULL for an inserted row.
CREATE TRIGGER report_case_written AFTER INSERT ON after_sale_case FOR EACH ROW
  WHEN (NEW.ended_at IS NOT NULL AND NEW.refunded_usd IS NOT NULL) EXECUTE FUNCTION report_case_ended();
CREATE TRIGGER report_case_ended AFTER UPDATE ON after_sale_case FOR EACH ROW
  WHEN (OLD.ended_at IS DISTINCT FROM NEW.ended_at OR OLD.refunded_usd IS DISTINCT FROM NEW.refunded_usd)
  EXECUTE FUNCTION report_case_ended();

CREATE FUNCTION report_users_registered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, count, usd)
  SELECT created_at, 'users', invited_by_agent, 1, 0 FROM registered;
  RETURN NULL;
END $$;
CREATE TRIGGER report_users_registered AFTER INSERT ON customer REFERENCING NEW TABLE AS registered
  FOR EACH STATEMENT EXECUTE FUNCTION report_users_registered();

-- Whoever moves to another agent takes what he topped up and withdrew along, as the lists do.
CREATE FUNCTION report_user_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, count, usd)
  VALUES (OLD.created_at, 'users', OLD.invited_by_agent, -1, 0), (NEW.created_at, 'users', NEW.invited_by_agent, 1, 0);
  INSERT INTO report_fact (at, measure, agent_id, count, usd)
  SELECT s.at, s.measure, v.agent_id, v.sign * s.count, v.sign * s.usd
  FROM report_source s, (VALUES (OLD.invited_by_agent, -1), (NEW.invited_by_agent, 1)) AS v(agent_id, sign)
  WHERE s.customer_id = NEW.id AND s.measure IN ('top_ups', 'withdrawals')
    AND OLD.invited_by_agent IS DISTINCT FROM NEW.invited_by_agent;
  RETURN NULL;
END $$;
CREATE TRIGGER report_user_moved AFTER UPDATE ON customer FOR EACH ROW
  WHEN (OLD.invited_by_agent IS DISTINCT FROM NEW.invited_by_agent OR OLD.created_at <> NEW.created_at)
  EXECUTE FUNCTION report_user_moved();

-- The arguments: the measure, and the columns of the moment and the amount. A record counts while its state is paid.
CREATE FUNCTION report_money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, count, usd)
  SELECT (v.record ->> TG_ARGV[1])::timestamptz, TG_ARGV[0], u.invited_by_agent, v.sign,
    v.sign * (v.record ->> 'amount_usd')::bigint
  FROM (VALUES (to_jsonb(OLD), -1), (to_jsonb(NEW), 1)) AS v(record, sign)
  JOIN customer u ON u.id = NEW.customer_id
  WHERE v.record ->> 'state' = 'paid';
  RETURN NULL;
END $$;
CREATE TRIGGER report_top_up_written AFTER INSERT ON top_up FOR EACH ROW
  WHEN (NEW.state = 'paid') EXECUTE FUNCTION report_money_moved('top_ups', 'paid_at');
CREATE TRIGGER report_top_up_moved AFTER UPDATE ON top_up FOR EACH ROW
  WHEN (OLD.state <> NEW.state OR OLD.paid_at IS DISTINCT FROM NEW.paid_at OR OLD.amount_usd <> NEW.amount_usd)
  EXECUTE FUNCTION report_money_moved('top_ups', 'paid_at');
CREATE TRIGGER report_withdrawal_written AFTER INSERT ON withdrawal FOR EACH ROW
  WHEN (NEW.state = 'paid') EXECUTE FUNCTION report_money_moved('withdrawals', 'since');
CREATE TRIGGER report_withdrawal_moved AFTER UPDATE ON withdrawal FOR EACH ROW
  WHEN (OLD.state <> NEW.state OR OLD.since <> NEW.since OR OLD.amount_usd <> NEW.amount_usd)
  EXECUTE FUNCTION report_money_moved('withdrawals', 'since');

-- What happened before: the triggers above keep writers out until this is done.
INSERT INTO report_day (day, measure, agent_id, count, usd)
SELECT (s.at AT TIME ZONE z.time_zone)::date, s.measure, s.agent_id, sum(s.count), sum(s.usd)
FROM report_source s, report_zone z WHERE s.measure <> 'sold' GROUP BY 1, 2, 3;
INSERT INTO report_product_day (day, product_id, agent_id, count, usd)
SELECT (s.at AT TIME ZONE z.time_zone)::date, s.product_id, s.agent_id, sum(s.count), sum(s.usd)
FROM report_source s, report_zone z WHERE s.measure = 'sold' GROUP BY 1, 2, 3;
