-- An order is placed and paid one at a time: its facts without transition tables, and the usual step without comparing.
DROP TRIGGER report_orders_placed ON goods_order;
DROP FUNCTION report_orders_placed();
CREATE FUNCTION report_order_placed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, count, usd) VALUES (NEW.created_at, 'orders', NEW.agent_id, 1, 0);
  IF NEW.paid_at IS NOT NULL THEN
    INSERT INTO report_fact (at, measure, agent_id, count, usd)
    VALUES (NEW.paid_at, 'paid', NEW.agent_id, 1, NEW.payable_usd);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER report_order_placed AFTER INSERT ON goods_order FOR EACH ROW EXECUTE FUNCTION report_order_placed();

DROP TRIGGER report_lines_placed ON goods_order_line;
DROP FUNCTION report_lines_placed();
CREATE FUNCTION report_line_placed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sold_at timestamptz;
  sold_by uuid;
BEGIN
  SELECT paid_at, agent_id INTO sold_at, sold_by FROM goods_order WHERE id = NEW.order_id;
  IF sold_at IS NOT NULL THEN
    INSERT INTO report_fact (at, measure, agent_id, product_id, count, usd)
    VALUES (sold_at, 'sold', sold_by, NEW.product_id, NEW.quantity, NEW.paid_usd);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER report_line_placed AFTER INSERT ON goods_order_line FOR EACH ROW EXECUTE FUNCTION report_line_placed();

-- What its trigger lets through and was not paid before is paid now, and nothing is taken back.
CREATE FUNCTION report_order_paid() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO report_fact (at, measure, agent_id, product_id, count, usd)
  SELECT NEW.paid_at, 'paid', NEW.agent_id, NULL::uuid, 1, NEW.payable_usd
  UNION ALL
  SELECT NEW.paid_at, 'sold', NEW.agent_id, l.product_id, l.quantity, l.paid_usd
  FROM goods_order_line l WHERE l.order_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER report_order_paid AFTER UPDATE ON goods_order FOR EACH ROW
  WHEN (OLD.paid_at IS NULL AND NEW.paid_at IS NOT NULL AND OLD.agent_id IS NOT DISTINCT FROM NEW.agent_id
    AND OLD.created_at = NEW.created_at)
  EXECUTE FUNCTION report_order_paid();

DROP TRIGGER report_order_changed ON goods_order;
CREATE TRIGGER report_order_changed AFTER UPDATE ON goods_order FOR EACH ROW
  WHEN ((OLD.paid_at IS NOT NULL AND OLD.paid_at IS DISTINCT FROM NEW.paid_at)
    OR OLD.agent_id IS DISTINCT FROM NEW.agent_id OR OLD.created_at <> NEW.created_at
    OR (OLD.paid_at IS NOT NULL AND OLD.payable_usd <> NEW.payable_usd))
  EXECUTE FUNCTION report_order_changed();
