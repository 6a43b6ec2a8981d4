-- What was written of what searches keep in memory: which record of which kind, by which transaction. Processes ask for what was written
-- by transactions that were not over when they asked last.
CREATE TABLE search_change (
  xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
  kind text NOT NULL,
  subject uuid NOT NULL,
  PRIMARY KEY (xid, kind, subject)
);

-- Changes by transactions before `xid` are deleted. One row.
CREATE TABLE search_change_floor (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  xid xid8 NOT NULL,
  -- Where it moves to next: whatever was written before that, processes have read.
  next_xid xid8 NOT NULL,
  moved_at timestamptz NOT NULL DEFAULT statement_timestamp()
);
INSERT INTO search_change_floor (xid, next_xid)
  SELECT pg_snapshot_xmin(pg_current_snapshot()), pg_snapshot_xmin(pg_current_snapshot());

-- Says that a record was written. Called by triggers; once for each record and transaction, so no transaction waits for another one.
CREATE FUNCTION search_changed(changed_kind text, changed_subject uuid) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_change (kind, subject) VALUES (changed_kind, changed_subject) ON CONFLICT DO NOTHING
$$;
