-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE restaurant ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();
UPDATE restaurant SET changed_at = created_at;

CREATE FUNCTION restaurant_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER restaurant_edited BEFORE UPDATE ON restaurant
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION restaurant_edited();
