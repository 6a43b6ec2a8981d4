-- A baby sits on the lap of an adult of the order.
ALTER TABLE travel_order_guest ADD COLUMN infant_of int CHECK (infant_of > 0);

-- Until when a paid order is promised to be confirmed; null where nothing is promised.
ALTER TABLE travel_order ADD COLUMN confirm_by timestamptz;
-- What waits for its confirmation, the most urgent first.
CREATE INDEX travel_order_confirm_by ON travel_order (confirm_by, id) WHERE state = 'pending_verification';
