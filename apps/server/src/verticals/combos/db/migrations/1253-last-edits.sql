-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE combo ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();
UPDATE combo SET changed_at = created_at;

CREATE FUNCTION combo_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER combo_edited BEFORE UPDATE ON combo
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION combo_edited();
