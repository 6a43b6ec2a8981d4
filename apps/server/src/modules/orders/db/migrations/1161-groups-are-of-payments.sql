-- Payments say what is paid together.
ALTER TABLE goods_order DROP COLUMN group_id;
