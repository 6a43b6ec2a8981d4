-- Which call was made by which right, and how it ended: `done`, or the key of the refusal.
ALTER TABLE operation_log
  ADD COLUMN permission text NOT NULL DEFAULT '',
  ADD COLUMN call text NOT NULL DEFAULT '',
  ADD COLUMN outcome text NOT NULL DEFAULT 'done',
  ADD COLUMN request_id text NOT NULL DEFAULT '';

-- Each filter of the log newest first; the record by the beginning of its name too.
DROP INDEX operation_log_record;
CREATE INDEX operation_log_record ON operation_log (record text_pattern_ops, created_at DESC, id DESC);
CREATE INDEX operation_log_person ON operation_log (staff_id, created_at DESC, id DESC);
CREATE INDEX operation_log_permission ON operation_log (permission, created_at DESC, id DESC);
CREATE INDEX operation_log_action ON operation_log (action, created_at DESC, id DESC);
CREATE INDEX operation_log_refused ON operation_log (created_at DESC, id DESC) WHERE outcome <> 'done';
-- A whole table could still be emptied past the trigger of its rows.
CREATE TRIGGER operation_log_not_emptied BEFORE TRUNCATE ON operation_log
  FOR EACH STATEMENT EXECUTE FUNCTION forbid_change();

-- An authenticator that was begun and not confirmed yet.
ALTER TABLE staff ADD COLUMN totp_pending text;
CREATE INDEX staff_newest ON staff (created_at DESC, id DESC);
CREATE INDEX staff_of_role ON staff (role_id);
CREATE INDEX staff_of_agent ON staff (agent_id);
CREATE INDEX staff_session_open ON staff_session (staff_id, created_at DESC);

-- Names that replace the shipped names of permissions.
CREATE TABLE permission_text (
  permission text PRIMARY KEY CHECK (length(permission) <= 100),
  texts jsonb NOT NULL,
  version int NOT NULL DEFAULT 1
);
