-- Plans and quotes keep combos in memory (docs/decisions/262-quotes-read-facts-from-memory.md): whatever is written of them is said to
-- `search_change`.
CREATE FUNCTION combo_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_changed('combo', CASE WHEN TG_OP = 'DELETE' THEN OLD.id ELSE NEW.id END);
  RETURN NULL;
END $$;
CREATE TRIGGER combo_added AFTER INSERT OR DELETE ON combo FOR EACH ROW EXECUTE FUNCTION combo_written();
-- Of what is sold without a limit nobody asks how many are taken.
CREATE TRIGGER combo_changed AFTER UPDATE ON combo FOR EACH ROW
  WHEN (NEW.stock IS NOT NULL OR OLD.stock IS NOT NULL OR OLD.version <> NEW.version
    OR (OLD.taken = NEW.taken AND OLD.refreshed_at IS NOT DISTINCT FROM NEW.refreshed_at))
  EXECUTE FUNCTION combo_written();

CREATE FUNCTION combo_slot_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM search_changed('combo', OLD.combo_id); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM search_changed('combo', NEW.combo_id); END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER combo_slot_written AFTER INSERT OR UPDATE OR DELETE ON combo_slot FOR EACH ROW EXECUTE FUNCTION combo_slot_written();
