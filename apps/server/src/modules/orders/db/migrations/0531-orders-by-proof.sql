-- References that need no question of their own with every order (docs/decisions/045-proven-references.md): what they
-- name is written or locked by the same transaction, and is never removed.
CREATE TRIGGER goods_order_kept BEFORE DELETE ON goods_order FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER payment_kept BEFORE DELETE ON payment FOR EACH ROW EXECUTE FUNCTION forbid_change();
CREATE TRIGGER product_variant_kept BEFORE DELETE ON product_variant FOR EACH ROW EXECUTE FUNCTION forbid_change();

ALTER TABLE goods_order DROP CONSTRAINT goods_order_payment_id_fkey;
ALTER TABLE goods_order_line DROP CONSTRAINT goods_order_line_order_id_fkey,
  DROP CONSTRAINT goods_order_line_variant_id_fkey,
  DROP CONSTRAINT goods_order_line_product_id_fkey;
ALTER TABLE goods_order_sheet DROP CONSTRAINT goods_order_sheet_order_id_fkey;
ALTER TABLE goods_order_history DROP CONSTRAINT goods_order_history_order_id_fkey;
ALTER TABLE stock_movement DROP CONSTRAINT stock_movement_variant_id_fkey;
ALTER TABLE stock_allocation DROP CONSTRAINT stock_allocation_variant_id_fkey;
ALTER TABLE ledger_entry DROP CONSTRAINT ledger_entry_transfer_id_fkey;
