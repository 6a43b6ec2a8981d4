-- When a promised confirmation was found to be late: its customer and staff are told then, once for each order.
ALTER TABLE travel_order ADD COLUMN overdue_at timestamptz;
