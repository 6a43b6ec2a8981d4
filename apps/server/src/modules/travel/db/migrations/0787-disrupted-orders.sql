-- Since when what was booked is not had as it was sold, such as a flight that departs hours later: cancelling is free.
ALTER TABLE travel_order ADD COLUMN disrupted_at timestamptz;
