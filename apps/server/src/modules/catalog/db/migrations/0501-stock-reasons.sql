-- Why staff booked pieces in or out; empty for what orders moved.
ALTER TABLE stock_movement ADD COLUMN reason text NOT NULL DEFAULT '';
CREATE INDEX stock_movement_kind ON stock_movement (kind, created_at DESC, id DESC);
CREATE INDEX stock_movement_reason ON stock_movement (reason, created_at DESC, id DESC) WHERE reason <> '';
