-- Quotes keep hotels and their plans in memory (docs/decisions/262-quotes-read-facts-from-memory.md): what is written of each is said beside its
-- city.
CREATE OR REPLACE FUNCTION hotel_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM search_changed('hotel_city', OLD.city_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_changed('hotel_city', NEW.city_id);
  END IF;
  PERFORM search_changed('hotel', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION hotel_room_type_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  own uuid := CASE WHEN TG_OP = 'DELETE' THEN OLD.hotel_id ELSE NEW.hotel_id END;
BEGIN
  PERFORM search_changed('hotel', own);
  PERFORM search_changed('hotel_city', h.city_id) FROM hotel h WHERE h.id = own;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION hotel_plan_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('hotel_plan', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  PERFORM search_changed('hotel', h.id), search_changed('hotel_city', h.city_id) FROM hotel_room_type r JOIN hotel h ON h.id = r.hotel_id
    WHERE r.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.room_type_id ELSE NEW.room_type_id END;
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION hotel_plan_month_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('hotel_plan', CASE WHEN TG_OP = 'DELETE' THEN OLD.plan_id ELSE NEW.plan_id END);
  PERFORM search_changed('hotel_city', h.city_id)
    FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id JOIN hotel h ON h.id = r.hotel_id
    WHERE p.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.plan_id ELSE NEW.plan_id END;
  RETURN NULL;
END $$;

-- A booking writes many nights in one statement: they are said at once.
DROP TRIGGER hotel_night_changed ON hotel_night;
CREATE FUNCTION hotel_nights_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('hotel_room', w.room_type_id) FROM written w GROUP BY w.room_type_id;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_nights_inserted AFTER INSERT ON hotel_night REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_nights_changed();
CREATE TRIGGER hotel_nights_updated AFTER UPDATE ON hotel_night REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_nights_changed();
CREATE TRIGGER hotel_nights_deleted AFTER DELETE ON hotel_night REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION hotel_nights_changed();
