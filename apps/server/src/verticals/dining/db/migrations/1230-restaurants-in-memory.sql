-- Searches keep restaurants, and what is taken of them, in memory (docs/decisions/249-restaurants-in-memory.md): whatever is written of them
-- is said to `search_change`.

-- Of which restaurants a city has what is on sale, and what a restaurant is.
CREATE FUNCTION dining_restaurant_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM search_changed('dining_restaurant', OLD.id);
    IF TG_OP = 'DELETE' OR OLD.city_id <> NEW.city_id OR OLD.online <> NEW.online THEN
      PERFORM search_changed('dining_city', OLD.city_id);
    END IF;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_changed('dining_restaurant', NEW.id);
    IF TG_OP = 'INSERT' OR OLD.city_id <> NEW.city_id OR OLD.online <> NEW.online THEN
      PERFORM search_changed('dining_city', NEW.city_id);
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dining_restaurant_written AFTER INSERT OR UPDATE OR DELETE ON restaurant
  FOR EACH ROW EXECUTE FUNCTION dining_restaurant_written();

CREATE FUNCTION dining_area_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM search_changed('dining_restaurant', OLD.restaurant_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM search_changed('dining_restaurant', NEW.restaurant_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dining_area_written AFTER INSERT OR UPDATE OR DELETE ON dining_area
  FOR EACH ROW EXECUTE FUNCTION dining_area_written();

-- What is taken of a restaurant. A booking writes many quarters in one statement: they are said at once.
CREATE FUNCTION dining_quarters_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('dining_taken', a.restaurant_id) FROM dining_area a
    WHERE a.id IN (SELECT w.area_id FROM written w) GROUP BY a.restaurant_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dining_quarter_inserted AFTER INSERT ON dining_quarter REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION dining_quarters_written();
CREATE TRIGGER dining_quarter_updated AFTER UPDATE ON dining_quarter REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION dining_quarters_written();
CREATE TRIGGER dining_quarter_deleted AFTER DELETE ON dining_quarter REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION dining_quarters_written();

CREATE FUNCTION dining_paces_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('dining_taken', w.restaurant_id) FROM written w GROUP BY w.restaurant_id;
  RETURN NULL;
END $$;
CREATE TRIGGER dining_pace_inserted AFTER INSERT ON dining_pace REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION dining_paces_written();
CREATE TRIGGER dining_pace_updated AFTER UPDATE ON dining_pace REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION dining_paces_written();
CREATE TRIGGER dining_pace_deleted AFTER DELETE ON dining_pace REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION dining_paces_written();

CREATE FUNCTION dining_taken_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM search_changed('dining_taken', OLD.restaurant_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM search_changed('dining_taken', NEW.restaurant_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER dining_booking_written AFTER INSERT OR DELETE OR UPDATE OF restaurant_id, area_id, starts_quarter, quarters, tables, covers, state,
  expires_at ON dining_booking FOR EACH ROW EXECUTE FUNCTION dining_taken_written();
CREATE TRIGGER dining_wait_written AFTER UPDATE ON dining_wait FOR EACH ROW
  WHEN (OLD.state = 'offered' OR NEW.state = 'offered') EXECUTE FUNCTION dining_taken_written();
CREATE TRIGGER dining_wait_inserted AFTER INSERT ON dining_wait FOR EACH ROW
  WHEN (NEW.state = 'offered') EXECUTE FUNCTION dining_taken_written();
CREATE TRIGGER dining_wait_deleted AFTER DELETE ON dining_wait FOR EACH ROW
  WHEN (OLD.state = 'offered') EXECUTE FUNCTION dining_taken_written();

CREATE FUNCTION dining_change_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('dining_taken', b.restaurant_id) FROM dining_booking b
    WHERE b.order_id = CASE WHEN TG_OP = 'DELETE' THEN OLD.order_id ELSE NEW.order_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER dining_change_written AFTER INSERT OR UPDATE OR DELETE ON dining_change
  FOR EACH ROW EXECUTE FUNCTION dining_change_written();
