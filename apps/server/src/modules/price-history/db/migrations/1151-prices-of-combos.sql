-- What is booked as one has prices and alerts too.
ALTER TABLE price_seen
  DROP CONSTRAINT price_seen_kind_check,
  ADD CONSTRAINT price_seen_kind_check CHECK (kind IN ('flight', 'hotel', 'dining', 'tour', 'tourcombo', 'combo', 'product'));
ALTER TABLE price_alert
  DROP CONSTRAINT price_alert_kind_check,
  ADD CONSTRAINT price_alert_kind_check CHECK (kind IN ('flight', 'hotel', 'tour', 'tourcombo', 'combo', 'product', 'deal'));
