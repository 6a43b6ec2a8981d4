-- A change of a stay may be to other rooms: of another type or plan, one more or one fewer.
ALTER TABLE hotel_change
  ADD COLUMN room_type_id uuid REFERENCES hotel_room_type,
  ADD COLUMN plan_id uuid REFERENCES hotel_plan,
  ADD COLUMN rooms int CHECK (rooms BETWEEN 1 AND 8);
UPDATE hotel_change c SET room_type_id = b.room_type_id, plan_id = b.plan_id, rooms = b.rooms
FROM hotel_booking b WHERE b.order_id = c.order_id;
ALTER TABLE hotel_change
  ALTER COLUMN room_type_id SET NOT NULL,
  ALTER COLUMN plan_id SET NOT NULL,
  ALTER COLUMN rooms SET NOT NULL;
CREATE INDEX hotel_change_room ON hotel_change (room_type_id);
