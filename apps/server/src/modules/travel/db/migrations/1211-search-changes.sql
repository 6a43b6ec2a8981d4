-- What searches keep in memory of cities and scores (docs/decisions/251-what-searches-keep-in-memory.md).
CREATE FUNCTION travel_city_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('travel_city', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;
CREATE TRIGGER travel_city_changed AFTER INSERT OR UPDATE OR DELETE ON travel_city
  FOR EACH ROW EXECUTE FUNCTION travel_city_changed();

CREATE FUNCTION travel_score_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('travel_score', CASE WHEN TG_OP = 'DELETE' THEN OLD.subject_id ELSE NEW.subject_id END);
  RETURN NULL;
END $$;
CREATE TRIGGER travel_score_changed AFTER INSERT OR UPDATE OR DELETE ON travel_score
  FOR EACH ROW EXECUTE FUNCTION travel_score_changed();
