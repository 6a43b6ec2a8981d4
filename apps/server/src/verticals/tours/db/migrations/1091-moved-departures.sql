-- A departure that is booked may be moved: its own meeting point, and when that was last done.
ALTER TABLE tour_departure ADD COLUMN meeting jsonb, ADD COLUMN moved_at timestamptz;
