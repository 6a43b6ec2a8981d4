-- Goods bought from a supplier: what came in, at what cost. Written once; a wrong one is taken back as a whole.
CREATE TABLE stock_purchase (
  id uuid PRIMARY KEY,
  number text NOT NULL UNIQUE,
  supplier text NOT NULL CHECK (length(supplier) BETWEEN 1 AND 80),
  -- The supplier's own number of the delivery note or invoice.
  reference text NOT NULL DEFAULT '',
  note text NOT NULL DEFAULT '',
  pieces int NOT NULL CHECK (pieces > 0),
  total_usd bigint NOT NULL CHECK (total_usd >= 0),
  staff_id uuid NOT NULL REFERENCES staff,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  taken_back_at timestamptz,
  taken_back_by uuid REFERENCES staff,
  taken_back_note text,
  version int NOT NULL DEFAULT 1,
  CHECK ((taken_back_at IS NULL) = (taken_back_by IS NULL))
);
CREATE INDEX stock_purchase_newest ON stock_purchase (created_at DESC, id DESC);
CREATE INDEX stock_purchase_supplier ON stock_purchase USING gin (supplier gin_trgm_ops);

CREATE TABLE stock_purchase_line (
  purchase_id uuid NOT NULL REFERENCES stock_purchase,
  variant_id uuid NOT NULL REFERENCES product_variant,
  quantity int NOT NULL CHECK (quantity > 0),
  -- What one piece cost, in USD cents.
  cost_usd bigint NOT NULL CHECK (cost_usd >= 0),
  PRIMARY KEY (purchase_id, variant_id)
);
CREATE INDEX stock_purchase_line_variant ON stock_purchase_line (variant_id);
CREATE TRIGGER stock_purchase_line_append_only BEFORE UPDATE OR DELETE ON stock_purchase_line
  FOR EACH ROW EXECUTE FUNCTION forbid_change();
