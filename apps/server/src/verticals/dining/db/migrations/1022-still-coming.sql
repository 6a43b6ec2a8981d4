-- When guests were asked whether they still come to their table, and when they said so.
ALTER TABLE dining_booking ADD COLUMN asked_at timestamptz, ADD COLUMN coming_at timestamptz;
CREATE INDEX dining_booking_to_ask ON dining_booking (starts_quarter) WHERE state = 'taken' AND asked_at IS NULL;
