-- What searches keep of flights in memory is read again once these rows have changed: schedules and cabins, what days have of their own,
-- seats with who holds them until when, and what all flights are of.
CREATE FUNCTION flight_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_changed('flights', OLD.id);
  ELSE
    PERFORM search_changed('flights', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER flight_added AFTER INSERT OR DELETE ON flight FOR EACH ROW EXECUTE FUNCTION flight_changed();
-- Raising a version says nothing of a flight.
CREATE TRIGGER flight_changed AFTER UPDATE OF airline_id, number, operated_by, from_airport_id, to_airport_id, departs, block_minutes, weekdays,
  valid, aircraft_id, from_terminal, to_terminal, online ON flight FOR EACH ROW EXECUTE FUNCTION flight_changed();

CREATE FUNCTION flight_part_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_changed(TG_ARGV[0], OLD.flight_id);
  ELSE
    PERFORM search_changed(TG_ARGV[0], NEW.flight_id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER flight_cabin_changed AFTER INSERT OR UPDATE OR DELETE ON flight_cabin
  FOR EACH ROW EXECUTE FUNCTION flight_part_changed('flights');
CREATE TRIGGER flight_month_changed AFTER INSERT OR UPDATE OR DELETE ON flight_month
  FOR EACH ROW EXECUTE FUNCTION flight_part_changed('flight_days');
CREATE TRIGGER flight_day_changed AFTER INSERT OR UPDATE OR DELETE ON flight_day
  FOR EACH ROW EXECUTE FUNCTION flight_part_changed('flight_days');
CREATE TRIGGER flight_seats_changed AFTER INSERT OR UPDATE OR DELETE ON flight_seats
  FOR EACH ROW EXECUTE FUNCTION flight_part_changed('flight_seats');

-- Until when seats are held; that they are is said by the row of the seats.
CREATE FUNCTION flight_hold_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'flight_booking' THEN
    PERFORM search_changed('flight_seats', flight_id) FROM flight_booking_leg WHERE order_id = NEW.order_id;
  ELSE
    PERFORM search_changed('flight_seats', flight_id) FROM flight_change_leg WHERE order_id = NEW.order_id AND held;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER flight_booking_hold_changed AFTER UPDATE OF state, expires_at ON flight_booking FOR EACH ROW
  WHEN (OLD.state = 'held' AND NEW.state = 'held' AND OLD.expires_at IS DISTINCT FROM NEW.expires_at) EXECUTE FUNCTION flight_hold_changed();
CREATE TRIGGER flight_change_hold_changed AFTER UPDATE OF expires_at ON flight_change FOR EACH ROW
  WHEN (OLD.expires_at IS DISTINCT FROM NEW.expires_at) EXECUTE FUNCTION flight_hold_changed();

CREATE FUNCTION flight_fact_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_changed('flight_facts', OLD.id);
  ELSE
    PERFORM search_changed('flight_facts', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER airline_changed AFTER INSERT OR UPDATE OR DELETE ON airline FOR EACH ROW EXECUTE FUNCTION flight_fact_changed();
CREATE TRIGGER fare_brand_changed AFTER INSERT OR UPDATE OR DELETE ON fare_brand FOR EACH ROW EXECUTE FUNCTION flight_fact_changed();
CREATE TRIGGER aircraft_added AFTER INSERT OR DELETE ON aircraft FOR EACH ROW EXECUTE FUNCTION flight_fact_changed();
CREATE TRIGGER aircraft_changed AFTER UPDATE OF name ON aircraft FOR EACH ROW EXECUTE FUNCTION flight_fact_changed();
CREATE TRIGGER airport_added AFTER INSERT OR DELETE ON airport FOR EACH ROW EXECUTE FUNCTION flight_fact_changed();
-- Its pinyin is for the search of places alone.
CREATE TRIGGER airport_changed AFTER UPDATE OF code, city_id, name, zone, latitude, longitude, transfer_minutes, charge_usd, enabled ON airport
  FOR EACH ROW EXECUTE FUNCTION flight_fact_changed();
