-- A level that staff grant counts as if so much had been spent; what was spent stays what it is (decision 034).
ALTER TABLE customer
  ADD COLUMN granted_usd bigint NOT NULL DEFAULT 0 CHECK (granted_usd >= 0),
  ADD COLUMN disabled_because text CHECK (length(disabled_because) <= 300),
  ADD CONSTRAINT customer_disabled_has_a_reason CHECK (disabled_because IS NULL OR disabled_at IS NOT NULL);
ALTER TABLE customer
  ADD COLUMN standing_usd bigint NOT NULL GENERATED ALWAYS AS (greatest(spent_usd, granted_usd)) STORED;

-- The lists of the back office, and their exports, which go on after a place.
-- What decides the state stands in them, so that counting how many there are of each reads no row.
DROP INDEX customer_created;
DROP INDEX customer_invited_by_agent;
CREATE INDEX customer_newest ON customer (created_at, id) INCLUDE (disabled_at, deleted_at);
CREATE INDEX customer_invited_by_agent ON customer (invited_by_agent) INCLUDE (disabled_at, deleted_at);
CREATE INDEX customer_standing ON customer (standing_usd) INCLUDE (disabled_at, deleted_at);
CREATE INDEX customer_spent ON customer (spent_usd, id);
CREATE INDEX customer_nickname_order ON customer (nickname, id);
CREATE INDEX customer_nickname_contains ON customer USING gin (lower(nickname) gin_trgm_ops);
CREATE INDEX customer_phone_contains ON customer USING gin (phone gin_trgm_ops) WHERE phone IS NOT NULL;
CREATE INDEX customer_disabled ON customer (created_at, id) WHERE disabled_at IS NOT NULL;
CREATE INDEX customer_state ON customer (disabled_at, deleted_at);

-- What staff wrote about a customer, and what they did to his account; it goes with the person.
CREATE TABLE customer_note (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  kind text NOT NULL CHECK (kind IN ('note', 'disabled', 'enabled', 'level', 'devices', 'reset', 'agent')),
  body text NOT NULL CHECK (length(body) <= 1000),
  staff_id uuid NOT NULL REFERENCES staff,
  staff_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX customer_note_newest ON customer_note (customer_id, created_at DESC, id DESC);

-- An agent whose time is over keeps his people and what he earned; nobody registers with his code any more.
ALTER TABLE agent
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN ended_at timestamptz;
CREATE INDEX agent_newest ON agent (created_at, id);
CREATE INDEX agent_name ON agent (name, id);
CREATE INDEX agent_parent ON agent (parent_id);

-- Every ratio an agent has had, in basis points; append-only.
CREATE TABLE agent_ratio_change (
  id uuid PRIMARY KEY,
  agent_id uuid NOT NULL REFERENCES agent,
  before_bp int,
  after_bp int NOT NULL CHECK (after_bp BETWEEN 0 AND 5000),
  reason text NOT NULL CHECK (reason <> '' AND length(reason) <= 300),
  staff_id uuid NOT NULL REFERENCES staff,
  staff_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX agent_ratio_change_agent ON agent_ratio_change (agent_id, created_at DESC, id DESC);
CREATE TRIGGER agent_ratio_change_append_only BEFORE UPDATE OR DELETE ON agent_ratio_change
  FOR EACH ROW EXECUTE FUNCTION forbid_change();

-- What an agent's people paid and kept is summed from it.
CREATE INDEX goods_order_agent_sales ON goods_order (agent_id) INCLUDE (payable_usd, refund_usd)
  WHERE agent_id IS NOT NULL AND paid_at IS NOT NULL;
