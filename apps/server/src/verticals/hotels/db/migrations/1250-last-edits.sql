-- When staff changed last what shoppers read, for lists of pages (docs/decisions/254-lists-and-feeds.md).
ALTER TABLE hotel ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();
UPDATE hotel SET changed_at = created_at;
ALTER TABLE hotel_room_type ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();
ALTER TABLE hotel_plan ADD COLUMN changed_at timestamptz NOT NULL DEFAULT app_now();

CREATE FUNCTION hotel_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.changed_at := app_now();
  RETURN NEW;
END $$;
CREATE TRIGGER hotel_edited BEFORE UPDATE ON hotel
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION hotel_edited();
CREATE TRIGGER hotel_room_type_edited BEFORE UPDATE ON hotel_room_type
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION hotel_edited();
CREATE TRIGGER hotel_plan_edited BEFORE UPDATE ON hotel_plan
  FOR EACH ROW WHEN (OLD.version IS DISTINCT FROM NEW.version) EXECUTE FUNCTION hotel_edited();
