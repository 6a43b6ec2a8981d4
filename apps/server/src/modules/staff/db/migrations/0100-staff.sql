CREATE TABLE staff_role (
  id uuid PRIMARY KEY,
  name text NOT NULL UNIQUE CHECK (length(name) <= 50),
  enabled boolean NOT NULL DEFAULT true,
  -- Holds every permission, now and later.
  super boolean NOT NULL DEFAULT false,
  permissions text[] NOT NULL DEFAULT '{}',
  version int NOT NULL DEFAULT 1
);

CREATE TABLE staff (
  id uuid PRIMARY KEY,
  username text NOT NULL,
  name text NOT NULL,
  password_hash text NOT NULL,
  must_change_password boolean NOT NULL DEFAULT true,
  role_id uuid NOT NULL REFERENCES staff_role,
  agent_id uuid REFERENCES agent,
  superior_id uuid REFERENCES staff,
  totp_secret text,
  totp_last_step bigint,
  disabled_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX staff_username ON staff (lower(username));

CREATE TABLE staff_session (
  id uuid PRIMARY KEY,
  staff_id uuid NOT NULL REFERENCES staff,
  token_hash bytea NOT NULL UNIQUE,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ip text NOT NULL DEFAULT '',
  user_agent text NOT NULL DEFAULT ''
);

CREATE TABLE image_code (
  id text PRIMARY KEY,
  answer_hash bytea NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Who did what to which record, with both versions; append-only.
CREATE TABLE operation_log (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  staff_id uuid,
  who text NOT NULL,
  ip text NOT NULL DEFAULT '',
  action text NOT NULL,
  record text NOT NULL,
  before jsonb,
  after jsonb,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX operation_log_record ON operation_log (record, id DESC);
CREATE INDEX operation_log_newest ON operation_log (created_at DESC, id DESC);
CREATE TRIGGER operation_log_append_only BEFORE UPDATE OR DELETE ON operation_log
  FOR EACH ROW EXECUTE FUNCTION forbid_change();

-- Rebates of agents, one per order, reversed by a second row.
CREATE TABLE agent_rebate (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id uuid NOT NULL,
  agent_id uuid NOT NULL REFERENCES agent,
  kind text NOT NULL CHECK (kind IN ('credit', 'reversal')),
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (order_id, agent_id, kind)
);
