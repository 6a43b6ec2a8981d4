-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE dining_set ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();
UPDATE dining_set SET changed_at = created_at;

CREATE FUNCTION dining_set_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER dining_set_edited BEFORE UPDATE ON dining_set
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION dining_set_edited();
