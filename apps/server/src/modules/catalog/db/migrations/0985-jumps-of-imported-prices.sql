-- Prices that the row changes by more than the shop lets pass unasked, as found by the check.
ALTER TABLE product_import_row ADD COLUMN price_jumps jsonb NOT NULL DEFAULT '[]';
