-- Lists written into files by the worker, for the one who asked. The bytes lie in the data folder under the id.
CREATE TABLE list_export (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  list text NOT NULL,
  name text NOT NULL CHECK (length(name) <= 60),
  format text NOT NULL CHECK (format IN ('csv', 'xlsx')),
  query jsonb NOT NULL,
  columns jsonb NOT NULL,
  only_ids jsonb,
  language text NOT NULL,
  state text NOT NULL DEFAULT 'waiting'
    CHECK (state IN ('waiting', 'running', 'done', 'failed', 'cancelled', 'expired')),
  rows_done int NOT NULL DEFAULT 0,
  rows_total int,
  bytes bigint NOT NULL DEFAULT 0,
  refusal text NOT NULL DEFAULT '',
  tries int NOT NULL DEFAULT 0,
  -- Until when the process that writes it has said to be alive; machine time, which nobody moves.
  lease_until timestamptz,
  -- Of the address that gives the file for some minutes.
  link_hash bytea UNIQUE,
  link_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  done_at timestamptz,
  CHECK (state <> 'done' OR done_at IS NOT NULL),
  CHECK ((state = 'failed') = (refusal <> ''))
);
CREATE INDEX list_export_mine ON list_export (staff_id, created_at DESC, id DESC);
CREATE INDEX list_export_waiting ON list_export (created_at) WHERE state IN ('waiting', 'running');
CREATE INDEX list_export_kept ON list_export (created_at) WHERE state <> 'expired';

-- Views of lists under a name, of one person or shared.
CREATE TABLE saved_view (
  id uuid PRIMARY KEY,
  list text NOT NULL,
  owner_id uuid NOT NULL REFERENCES staff,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 40),
  audience text NOT NULL CHECK (audience IN ('own', 'role', 'all')),
  role_id uuid REFERENCES staff_role ON DELETE CASCADE,
  state jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((audience = 'role') = (role_id IS NOT NULL))
);
CREATE UNIQUE INDEX saved_view_name ON saved_view (owner_id, list, lower(name));
CREATE INDEX saved_view_list ON saved_view (list);
CREATE INDEX saved_view_role ON saved_view (role_id) WHERE role_id IS NOT NULL;

CREATE TABLE saved_view_default (
  staff_id uuid NOT NULL REFERENCES staff ON DELETE CASCADE,
  list text NOT NULL,
  view_id uuid NOT NULL REFERENCES saved_view ON DELETE CASCADE,
  PRIMARY KEY (staff_id, list)
);
CREATE INDEX saved_view_default_view ON saved_view_default (view_id);
