-- Devices of people without an account. Once somebody signs in there, the token opens nothing any more.
CREATE TABLE chat_visitor (
  id uuid PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  customer_id uuid REFERENCES customer,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  seen_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX chat_visitor_age ON chat_visitor (seen_at);

CREATE TABLE chat_talk (
  id uuid PRIMARY KEY,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'active', 'closed')),
  left_message boolean NOT NULL DEFAULT false,
  customer_id uuid REFERENCES customer,
  visitor_id uuid REFERENCES chat_visitor,
  -- What a message that was left gave.
  name text CHECK (length(name) <= 50),
  email text CHECK (length(email) <= 50),
  locale text NOT NULL DEFAULT 'en-US',
  -- The agent who holds it.
  staff_id uuid REFERENCES staff,
  -- Number of the last message: taken by whoever locks this row, so numbers commit in their order.
  last_seq int NOT NULL DEFAULT 0 CHECK (last_seq >= 0),
  person_seq int NOT NULL DEFAULT 0 CHECK (person_seq >= 0),
  staff_seq int NOT NULL DEFAULT 0 CHECK (staff_seq >= 0),
  last_at timestamptz NOT NULL DEFAULT app_now(),
  -- Since when somebody waits for an answer.
  waiting_since timestamptz,
  rating_asked boolean NOT NULL DEFAULT false,
  rating int CHECK (rating BETWEEN 1 AND 5),
  rating_note text NOT NULL DEFAULT '' CHECK (length(rating_note) <= 300),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  closed_at timestamptz,
  CHECK (customer_id IS NOT NULL OR visitor_id IS NOT NULL),
  CHECK ((state = 'closed') = (closed_at IS NOT NULL)),
  CHECK (state <> 'active' OR staff_id IS NOT NULL),
  CHECK (rating IS NULL OR state = 'closed')
);
-- One open talk a person.
CREATE UNIQUE INDEX chat_talk_open_customer ON chat_talk (customer_id) WHERE closed_at IS NULL AND customer_id IS NOT NULL;
CREATE UNIQUE INDEX chat_talk_open_visitor ON chat_talk (visitor_id) WHERE closed_at IS NULL AND customer_id IS NULL;
CREATE INDEX chat_talk_customer ON chat_talk (customer_id, created_at DESC);
CREATE INDEX chat_talk_visitor ON chat_talk (visitor_id, created_at DESC);
CREATE INDEX chat_talk_waiting ON chat_talk (waiting_since) WHERE state = 'waiting';
CREATE INDEX chat_talk_held ON chat_talk (staff_id, last_at DESC) WHERE state = 'active';
CREATE INDEX chat_talk_closed ON chat_talk (closed_at DESC) WHERE closed_at IS NOT NULL;

CREATE TABLE chat_message (
  talk_id uuid NOT NULL REFERENCES chat_talk,
  seq int NOT NULL CHECK (seq > 0),
  -- Made by whoever sends, so that sending again changes nothing.
  client_id uuid,
  author text NOT NULL CHECK (author IN ('person', 'staff', 'system')),
  staff_id uuid REFERENCES staff,
  kind text NOT NULL CHECK (kind IN ('text', 'picture', 'product', 'order', 'event')),
  text text NOT NULL DEFAULT '' CHECK (length(text) <= 1000),
  picture text,
  width int NOT NULL DEFAULT 0,
  height int NOT NULL DEFAULT 0,
  product_id uuid REFERENCES product,
  order_id uuid REFERENCES goods_order,
  event text,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (talk_id, seq),
  CHECK ((kind = 'picture') = (picture IS NOT NULL)),
  CHECK ((kind = 'product') = (product_id IS NOT NULL)),
  CHECK ((kind = 'order') = (order_id IS NOT NULL)),
  CHECK ((kind = 'event') = (event IS NOT NULL)),
  CHECK ((author = 'staff') = (staff_id IS NOT NULL) OR author = 'system')
);
CREATE UNIQUE INDEX chat_message_client ON chat_message (talk_id, client_id) WHERE client_id IS NOT NULL;
CREATE INDEX chat_message_by_client ON chat_message (client_id) WHERE client_id IS NOT NULL;
CREATE TRIGGER chat_message_append_only BEFORE UPDATE OR DELETE ON chat_message
  FOR EACH ROW EXECUTE FUNCTION forbid_change();

-- Replies that agents need again and again, in the shop's languages.
CREATE TABLE chat_canned (
  id uuid PRIMARY KEY,
  shortcut text NOT NULL UNIQUE CHECK (shortcut ~ '^[a-z0-9-]{1,30}$'),
  title text NOT NULL CHECK (length(title) <= 60),
  text jsonb NOT NULL,
  version int NOT NULL DEFAULT 1
);

-- When somebody answers: minutes of the day in the shop's time zone, 1 Monday to 7 Sunday.
CREATE TABLE chat_hours (
  weekday int NOT NULL CHECK (weekday BETWEEN 1 AND 7),
  opens int NOT NULL CHECK (opens BETWEEN 0 AND 1439),
  closes int NOT NULL CHECK (closes BETWEEN 1 AND 1440 AND closes > opens),
  PRIMARY KEY (weekday, opens)
);
CREATE TABLE chat_closed_day (
  day date PRIMARY KEY,
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 60)
);

-- When an agent was last at the desk.
CREATE TABLE chat_presence (
  staff_id uuid PRIMARY KEY REFERENCES staff,
  seen_at timestamptz NOT NULL DEFAULT app_now()
);

ALTER TABLE stored_file DROP CONSTRAINT stored_file_owner_kind_check;
ALTER TABLE stored_file ADD CONSTRAINT stored_file_owner_kind_check
  CHECK (owner_kind IN ('customer', 'staff', 'demo', 'visitor'));

-- Until staff set their own.
INSERT INTO chat_hours (weekday, opens, closes) SELECT day, 540, 1080 FROM generate_series(1, 5) AS day;
