-- The part of a rebate, or of what is taken back of one, that went to or came from what the house owes agents
-- (rebates_payable) and not a wallet.
ALTER TABLE agent_rebate ADD COLUMN owed_usd bigint NOT NULL DEFAULT 0 CHECK (owed_usd BETWEEN 0 AND amount_usd);
UPDATE agent_rebate r SET owed_usd = abs(e.amount)
FROM ledger_transfer t JOIN ledger_entry e ON e.transfer_id = t.id
JOIN ledger_account a ON a.id = e.account_id AND a.owner_id IS NULL AND a.code = 'rebates_payable'
WHERE t.idempotency_key = CASE r.kind WHEN 'credit' THEN 'rebate/' || r.order_id ELSE 'rebate-back/' || r.case_id END;
CREATE INDEX agent_rebate_books ON agent_rebate (agent_id, kind, id DESC) INCLUDE (amount_usd);
CREATE INDEX agent_rebate_newest ON agent_rebate (kind, created_at DESC, id DESC);
CREATE INDEX agent_rebate_owed ON agent_rebate (agent_id) WHERE owed_usd > 0;
DROP INDEX agent_rebate_agent;

-- Orders whose rebate is expected: paid, not completed, something left. Pending rebates are read from them.
CREATE INDEX goods_order_rebate_pending ON goods_order (agent_id, paid_at DESC, id DESC)
  INCLUDE (payable_usd, refund_usd, agent_rebate_bp)
  WHERE agent_id IS NOT NULL AND paid_at IS NOT NULL AND completed_at IS NULL
    AND state NOT IN ('refund_successful', 'user_deleted');
CREATE INDEX goods_order_rebate_newest ON goods_order (paid_at DESC, id DESC)
  WHERE agent_id IS NOT NULL AND paid_at IS NOT NULL AND completed_at IS NULL
    AND state NOT IN ('refund_successful', 'user_deleted');

-- What was paid out to agents of what the house owed them.
CREATE TABLE agent_payout (
  id uuid PRIMARY KEY,
  agent_id uuid NOT NULL REFERENCES agent,
  amount_usd bigint NOT NULL CHECK (amount_usd > 0),
  reason text NOT NULL CHECK (reason <> ''),
  staff_id uuid NOT NULL REFERENCES staff,
  staff_name text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX agent_payout_agent ON agent_payout (agent_id, created_at DESC, id DESC);
CREATE TRIGGER agent_payout_append_only BEFORE UPDATE OR DELETE ON agent_payout
  FOR EACH ROW EXECUTE FUNCTION forbid_change();

-- Agents are a tree: nobody stands below himself, whoever writes it and whatever is written beside it.
CREATE FUNCTION agents_are_a_tree() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.parent_id IS NULL THEN
    RETURN NEW;
  END IF;
  -- One at a time, so that two changes that are sound alone cannot close a circle together.
  PERFORM pg_advisory_xact_lock(hashtext('agents_are_a_tree'));
  IF EXISTS (
    WITH RECURSIVE above AS (
      SELECT NEW.parent_id AS id
      UNION SELECT a.parent_id FROM agent a JOIN above ON a.id = above.id WHERE a.parent_id IS NOT NULL
    ) SELECT 1 FROM above WHERE id = NEW.id
  ) THEN
    RAISE EXCEPTION 'agent % would stand below himself', NEW.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'agents_are_a_tree';
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER agents_are_a_tree AFTER INSERT OR UPDATE OF parent_id ON agent
  FOR EACH ROW EXECUTE FUNCTION agents_are_a_tree();

-- Nobody earns from his own orders: an agent's wallet is not one of a customer who came by that agent.
CREATE FUNCTION nobody_refers_himself() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'agent' THEN
    PERFORM pg_advisory_xact_lock(hashtext('nobody_refers_himself ' || NEW.id));
    IF NEW.user_id IS NOT NULL
      AND EXISTS (SELECT 1 FROM customer WHERE id = NEW.user_id AND invited_by_agent = NEW.id) THEN
      RAISE EXCEPTION 'agent % would earn from his own orders', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'nobody_refers_himself';
    END IF;
  ELSIF NEW.invited_by_agent IS NOT NULL THEN
    -- Registrations share it: only a change of the agent's wallet must wait.
    PERFORM pg_advisory_xact_lock_shared(hashtext('nobody_refers_himself ' || NEW.invited_by_agent));
    IF EXISTS (SELECT 1 FROM agent WHERE id = NEW.invited_by_agent AND user_id = NEW.id) THEN
      RAISE EXCEPTION 'customer % would earn from his own orders', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'nobody_refers_himself';
    END IF;
  END IF;
  RETURN NEW;
END
$$;
CREATE TRIGGER nobody_refers_himself AFTER INSERT OR UPDATE OF user_id ON agent
  FOR EACH ROW EXECUTE FUNCTION nobody_refers_himself();
CREATE TRIGGER nobody_refers_himself AFTER INSERT OR UPDATE OF invited_by_agent ON customer
  FOR EACH ROW EXECUTE FUNCTION nobody_refers_himself();
ALTER TABLE customer ADD CONSTRAINT customer_not_invited_by_himself CHECK (invited_by_user <> id);
