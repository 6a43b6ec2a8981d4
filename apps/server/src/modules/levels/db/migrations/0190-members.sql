ALTER TABLE member_level
  -- One benefit a line, in the product's languages.
  ADD COLUMN benefits jsonb NOT NULL DEFAULT '{"en-US": ""}',
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT app_now();
CREATE INDEX agent_user ON agent (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX agent_rebate_agent ON agent_rebate (agent_id, id);
