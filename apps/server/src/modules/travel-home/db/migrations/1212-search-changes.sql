-- What searches keep in memory of the travel dictionary (docs/decisions/251-what-searches-keep-in-memory.md).
CREATE FUNCTION travel_term_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('travel_term', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;
CREATE TRIGGER travel_term_changed AFTER INSERT OR UPDATE OR DELETE ON travel_term
  FOR EACH ROW EXECUTE FUNCTION travel_term_changed();
