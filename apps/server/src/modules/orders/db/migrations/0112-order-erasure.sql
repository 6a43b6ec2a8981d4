-- The history of an order only grows. Erasing a person takes his name and words out of it, in a transaction that says
-- so and in no other.
CREATE FUNCTION forbid_change_unless_erasing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('avela.erasing', true) = 'on'
    AND (NEW.id, NEW.order_id, NEW.event, NEW.from_state, NEW.to_state, NEW.actor, NEW.actor_id, NEW.created_at)
      IS NOT DISTINCT FROM
      (OLD.id, OLD.order_id, OLD.event, OLD.from_state, OLD.to_state, OLD.actor, OLD.actor_id, OLD.created_at)
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME;
END
$$;
DROP TRIGGER goods_order_history_append_only ON goods_order_history;
CREATE TRIGGER goods_order_history_append_only BEFORE UPDATE OR DELETE ON goods_order_history
  FOR EACH ROW EXECUTE FUNCTION forbid_change_unless_erasing();
