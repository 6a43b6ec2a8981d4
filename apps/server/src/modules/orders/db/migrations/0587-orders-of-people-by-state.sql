-- Tabs of an agent's staff are counted agent by agent from this.
CREATE INDEX goods_order_agent_state ON goods_order (agent_id, state) WHERE agent_id IS NOT NULL;
