-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE travel_city ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();

CREATE FUNCTION travel_city_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER travel_city_edited BEFORE UPDATE ON travel_city
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION travel_city_edited();
