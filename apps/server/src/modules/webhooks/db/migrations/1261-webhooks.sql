-- Addresses of other programs that news of the shop are sent to.
CREATE TABLE webhook_endpoint (
  id uuid PRIMARY KEY,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  url text NOT NULL,
  kinds text[] NOT NULL CHECK (cardinality(kinds) > 0),
  -- Sealed; what messages are signed with.
  secret text NOT NULL,
  -- The one of before, which signs beside it until then.
  old_secret text,
  old_secret_until timestamptz,
  paused_at timestamptz,
  paused_because text CHECK (paused_because IN ('staff', 'failures', 'gone')),
  -- Since when no try succeeded; null while all is well.
  failing_since timestamptz,
  last_delivered_at timestamptz,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  CHECK ((paused_at IS NULL) = (paused_because IS NULL)),
  CHECK ((old_secret IS NULL) = (old_secret_until IS NULL))
);
CREATE INDEX webhook_endpoint_newest ON webhook_endpoint (created_at DESC, id DESC);

-- What is sent to an address, once for each event of the outbox; delivery is by the real time.
CREATE TABLE webhook_message (
  id uuid PRIMARY KEY,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoint ON DELETE CASCADE,
  -- The event's number in the outbox: messages about one record arrive in its order.
  event_id bigint NOT NULL,
  kind text NOT NULL,
  -- Which field of the event names the record, and its id.
  record_field text NOT NULL,
  record_id text NOT NULL,
  -- What is sent, to the letter.
  body text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given_up')),
  attempts int NOT NULL DEFAULT 0,
  -- While a process sends it, the end of that process's turn.
  next_try_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  created_at timestamptz NOT NULL DEFAULT statement_timestamp(),
  done_at timestamptz,
  CHECK ((state = 'waiting') = (done_at IS NULL))
);
CREATE UNIQUE INDEX webhook_message_once ON webhook_message (endpoint_id, event_id);
CREATE INDEX webhook_message_due ON webhook_message (endpoint_id, next_try_at) WHERE state = 'waiting';
CREATE INDEX webhook_message_in_order ON webhook_message (endpoint_id, record_id, event_id) WHERE state = 'waiting';
CREATE INDEX webhook_message_newest ON webhook_message (created_at DESC, id DESC);

-- How each try of a message was answered.
CREATE TABLE webhook_try (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  message_id uuid NOT NULL REFERENCES webhook_message ON DELETE CASCADE,
  at timestamptz NOT NULL DEFAULT statement_timestamp(),
  status int,
  answer text NOT NULL DEFAULT '',
  error text NOT NULL DEFAULT '',
  milliseconds int NOT NULL
);
CREATE INDEX webhook_try_of_message ON webhook_try (message_id, id DESC);
