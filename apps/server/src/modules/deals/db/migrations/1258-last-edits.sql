-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE flash_deal ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();

CREATE FUNCTION flash_deal_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER flash_deal_edited BEFORE UPDATE ON flash_deal
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION flash_deal_edited();
