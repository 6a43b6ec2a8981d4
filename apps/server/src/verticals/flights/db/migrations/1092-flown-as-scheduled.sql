-- The schedule that a changed day was flown by, once the schedule itself is another; null while it follows that.
ALTER TABLE flight_day ADD COLUMN departs text, ADD COLUMN block_minutes int;
