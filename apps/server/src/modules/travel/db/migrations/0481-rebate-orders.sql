-- Orders that agents are promised a rebate of, of every kind. Plain, so that conditions reach each table's indexes.
CREATE VIEW rebate_order AS
  SELECT id, 'goods_order'::text AS order_kind, number, state, customer_id, agent_id, agent_rebate_bp, payable_usd,
    refund_usd, paid_at, completed_at
  FROM goods_order
  UNION ALL
  SELECT id, kind || '_order', number, state, customer_id, agent_id, agent_rebate_bp, payable_usd, refund_usd, paid_at,
    completed_at
  FROM travel_order;

CREATE INDEX travel_order_rebate_pending ON travel_order (agent_id, paid_at DESC, id DESC)
  INCLUDE (payable_usd, refund_usd, agent_rebate_bp)
  WHERE agent_id IS NOT NULL AND paid_at IS NOT NULL AND completed_at IS NULL AND state <> 'cancelled';
CREATE INDEX travel_order_rebate_newest ON travel_order (paid_at DESC, id DESC)
  WHERE agent_id IS NOT NULL AND paid_at IS NOT NULL AND completed_at IS NULL AND state <> 'cancelled';
