-- Money a customer has promised: moved from available to held, and from there exactly once, out or back.
CREATE TABLE ledger_hold (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- Unique per meaning, e.g. 'withdrawal/<withdrawal id>': the same money is never held twice.
  key text NOT NULL UNIQUE,
  owner_id uuid NOT NULL,
  usd bigint NOT NULL CHECK (usd > 0),
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'posted', 'released')),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  resolved_at timestamptz,
  CHECK ((state = 'open') = (resolved_at IS NULL))
);
CREATE INDEX ledger_hold_open ON ledger_hold (owner_id) WHERE state = 'open';

-- A hold changes once, from open; whom it belongs to and how much it is never change.
CREATE FUNCTION hold_resolves_once() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.state <> 'open' OR (NEW.id, NEW.key, NEW.owner_id, NEW.usd, NEW.created_at)
    IS DISTINCT FROM (OLD.id, OLD.key, OLD.owner_id, OLD.usd, OLD.created_at) THEN
    RAISE EXCEPTION 'a hold resolves once';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER ledger_hold_resolves_once BEFORE UPDATE ON ledger_hold
  FOR EACH ROW EXECUTE FUNCTION hold_resolves_once();
CREATE TRIGGER ledger_hold_kept BEFORE DELETE ON ledger_hold
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER ledger_hold_all_kept BEFORE TRUNCATE ON ledger_hold
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();
