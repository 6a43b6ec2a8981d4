-- What searches keep in memory of hotels (docs/decisions/251-what-searches-keep-in-memory.md): facts and prices by city, rooms left by room type.
CREATE FUNCTION hotel_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM search_changed('hotel_city', OLD.city_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_changed('hotel_city', NEW.city_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_changed AFTER INSERT OR UPDATE OR DELETE ON hotel
  FOR EACH ROW EXECUTE FUNCTION hotel_changed();

CREATE FUNCTION hotel_room_type_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('hotel_city', h.city_id) FROM hotel h
    WHERE h.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.hotel_id ELSE NEW.hotel_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_room_type_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_room_type
  FOR EACH ROW EXECUTE FUNCTION hotel_room_type_changed();

CREATE FUNCTION hotel_plan_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('hotel_city', h.city_id) FROM hotel_room_type r JOIN hotel h ON h.id = r.hotel_id
    WHERE r.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.room_type_id ELSE NEW.room_type_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_plan_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_plan
  FOR EACH ROW EXECUTE FUNCTION hotel_plan_changed();

CREATE FUNCTION hotel_plan_month_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('hotel_city', h.city_id)
    FROM hotel_plan p JOIN hotel_room_type r ON r.id = p.room_type_id JOIN hotel h ON h.id = r.hotel_id
    WHERE p.id = CASE WHEN TG_OP = 'DELETE' THEN OLD.plan_id ELSE NEW.plan_id END;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_plan_month_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_plan_month
  FOR EACH ROW EXECUTE FUNCTION hotel_plan_month_changed();

-- Of nights and of what is held of them.
CREATE FUNCTION hotel_rooms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM search_changed('hotel_room', OLD.room_type_id);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM search_changed('hotel_room', NEW.room_type_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER hotel_night_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_night
  FOR EACH ROW EXECUTE FUNCTION hotel_rooms_changed();
CREATE TRIGGER hotel_booking_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_booking
  FOR EACH ROW EXECUTE FUNCTION hotel_rooms_changed();
CREATE TRIGGER hotel_change_changed AFTER INSERT OR UPDATE OR DELETE ON hotel_change
  FOR EACH ROW EXECUTE FUNCTION hotel_rooms_changed();
