-- What set menus that are paid with a table cost is logged as well.
ALTER TABLE price_seen
  DROP CONSTRAINT price_seen_kind_check,
  ADD CONSTRAINT price_seen_kind_check
    CHECK (kind IN ('flight', 'hotel', 'dining', 'table', 'tour', 'tourcombo', 'combo', 'product'));
