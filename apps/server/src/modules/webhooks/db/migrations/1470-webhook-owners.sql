-- Whose an address is: an agent's, a merchant's, or with neither the house's.
ALTER TABLE webhook_endpoint
  ADD COLUMN agent_id uuid REFERENCES agent,
  ADD COLUMN merchant_id uuid REFERENCES merchant,
  ADD CONSTRAINT webhook_endpoint_for_one CHECK (agent_id IS NULL OR merchant_id IS NULL);
