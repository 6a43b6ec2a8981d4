-- Searches keep cities in memory: whatever is written of one is said to `search_change` (docs/decisions/251-what-searches-keep-in-memory.md).
CREATE FUNCTION travel_city_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    PERFORM search_changed('travel_city', OLD.id);
  ELSE
    PERFORM search_changed('travel_city', NEW.id);
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER travel_city_written AFTER INSERT OR UPDATE OR DELETE ON travel_city
  FOR EACH ROW EXECUTE FUNCTION travel_city_written();
