-- What is known of each backup; the backups themselves lie in their folder, with all that is needed to restore them.
-- Times are of the machine's clock: a moved product clock makes no backup older.
CREATE TABLE backup_run (
  id uuid PRIMARY KEY,
  cause text NOT NULL CHECK (cause IN ('schedule', 'staff', 'command')),
  staff_id uuid REFERENCES staff,
  state text NOT NULL CHECK (state IN ('asked', 'running', 'proven', 'failed')),
  folder text NOT NULL DEFAULT '',
  name text NOT NULL DEFAULT '',
  step text CHECK (step IN ('database', 'uploads', 'proof')),
  percent int NOT NULL DEFAULT 0 CHECK (percent BETWEEN 0 AND 100),
  kind text CHECK (kind IN ('cluster', 'rows', 'dump')),
  bytes bigint CHECK (bytes >= 0),
  proof jsonb,
  error text NOT NULL DEFAULT '',
  asked_at timestamptz NOT NULL DEFAULT now(),
  begun_at timestamptz,
  ended_at timestamptz,
  removed_at timestamptz,
  CHECK ((state IN ('proven', 'failed')) = (ended_at IS NOT NULL))
);
CREATE INDEX backup_run_newest ON backup_run (asked_at DESC, id);
-- One waits or runs at a time, however many ask.
CREATE UNIQUE INDEX backup_run_asked ON backup_run ((true)) WHERE state = 'asked';
CREATE UNIQUE INDEX backup_run_running ON backup_run ((true)) WHERE state = 'running';
