-- The tax of an item of its own in basis points: what a change leaves of a booking is charged as it was. Null where it has none, and on
-- what was booked before.
ALTER TABLE travel_order_item ADD COLUMN tax_bp int CHECK (tax_bp BETWEEN 0 AND 10000);
