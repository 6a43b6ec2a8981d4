-- Notices and inbox messages: one row whoever and however many it is for.
CREATE TABLE message (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('notice', 'inbox')),
  type text NOT NULL CHECK (type IN ('system', 'order', 'wallet', 'promotion', 'service')),
  title jsonb NOT NULL,
  summary jsonb NOT NULL,
  content jsonb NOT NULL,
  cover text,
  popup boolean NOT NULL DEFAULT false,
  audience text NOT NULL CHECK (audience IN ('all', 'level', 'agent', 'customer')),
  -- Level, agent or customer; none for everybody.
  audience_id uuid,
  status text NOT NULL CHECK (status IN ('draft', 'published', 'withdrawn')),
  publish_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz CHECK (expires_at > publish_at),
  link_kind text CHECK (link_kind IN ('order', 'product', 'after_sale')),
  link_id text,
  -- Written by the shop itself about one event: at most once.
  dedupe_key text UNIQUE,
  author_id uuid,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((audience = 'all') = (audience_id IS NULL)),
  CHECK ((link_kind IS NULL) = (link_id IS NULL))
);
-- Each group a customer belongs to is one range of this index.
CREATE INDEX message_audience ON message (audience, audience_id, kind, publish_at, id) WHERE status = 'published';
CREATE INDEX message_written ON message (created_at, id) WHERE dedupe_key IS NULL;

CREATE TABLE message_mark (
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  message_id uuid NOT NULL REFERENCES message ON DELETE CASCADE,
  read_at timestamptz NOT NULL DEFAULT app_now(),
  deleted boolean NOT NULL DEFAULT false,
  PRIMARY KEY (customer_id, message_id)
);
CREATE INDEX message_mark_message ON message_mark (message_id);
