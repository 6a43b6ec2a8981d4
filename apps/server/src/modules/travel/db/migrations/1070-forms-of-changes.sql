-- Whether something else is booked instead, or something more beside what stands. Until now that went by the kind.
ALTER TABLE travel_change ADD COLUMN form text NOT NULL DEFAULT 'instead' CHECK (form IN ('instead', 'beside'));
UPDATE travel_change c SET form = 'beside' FROM travel_order o WHERE o.id = c.order_id AND o.kind = 'flight';
ALTER TABLE travel_change ALTER COLUMN form DROP DEFAULT;
