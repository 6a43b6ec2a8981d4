-- The key that reserved a booking; null for bookings of before, and it is not known of them.
ALTER TABLE octo_booking ADD COLUMN key_id uuid REFERENCES api_key;
