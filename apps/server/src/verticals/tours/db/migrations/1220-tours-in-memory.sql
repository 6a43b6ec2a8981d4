-- Searches keep tours and their departures in memory (docs/decisions/248-tours-in-memory.md): whatever is written of them is said to
-- `search_change`.
CREATE FUNCTION tour_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('tour', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;
CREATE TRIGGER tour_written AFTER INSERT OR UPDATE OR DELETE ON tour FOR EACH ROW EXECUTE FUNCTION tour_written();

-- Departures of a tour are kept together. A rule writes hundreds of them in one statement: they are said at once.
CREATE FUNCTION tour_departures_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('tour_departures', w.tour_id) FROM written w GROUP BY w.tour_id;
  RETURN NULL;
END $$;
CREATE TRIGGER tour_departures_inserted AFTER INSERT ON tour_departure REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tour_departures_written();
CREATE TRIGGER tour_departures_updated AFTER UPDATE ON tour_departure REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tour_departures_written();
CREATE TRIGGER tour_departures_deleted AFTER DELETE ON tour_departure REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION tour_departures_written();

-- Until when places are held: they are free from then on, whether or not a job has released them.
CREATE FUNCTION tour_hold_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('tour_departures', d.tour_id) FROM tour_departure d
    WHERE (TG_OP <> 'INSERT' AND d.id = OLD.departure_id) OR (TG_OP <> 'DELETE' AND d.id = NEW.departure_id);
  RETURN NULL;
END $$;
CREATE TRIGGER tour_booking_written AFTER INSERT OR UPDATE OR DELETE ON tour_booking
  FOR EACH ROW EXECUTE FUNCTION tour_hold_written();
CREATE TRIGGER tour_change_written AFTER INSERT OR UPDATE OR DELETE ON tour_change
  FOR EACH ROW EXECUTE FUNCTION tour_hold_written();
