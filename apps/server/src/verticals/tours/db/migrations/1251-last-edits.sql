-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE tour ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();
UPDATE tour SET changed_at = created_at;

CREATE FUNCTION tour_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER tour_edited BEFORE UPDATE ON tour
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION tour_edited();
