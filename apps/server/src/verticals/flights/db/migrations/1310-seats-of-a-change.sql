-- Seats that are chosen with another trip are held by the same constraint as every seat, on flights that the booking does not have yet: they
-- go with what it holds to change to.
ALTER TABLE flight_seat ALTER COLUMN position DROP NOT NULL;
ALTER TABLE flight_seat
  -- Of the flight in the trip that is changed to; its traveller counts as there.
  ADD COLUMN change_position int,
  ADD CONSTRAINT flight_seat_of_change FOREIGN KEY (order_id, change_position) REFERENCES flight_change_leg ON DELETE CASCADE,
  ADD CONSTRAINT flight_seat_of_one CHECK ((position IS NULL) <> (change_position IS NULL)),
  ADD CONSTRAINT flight_seat_change_held CHECK (change_position IS NULL OR state = 'held'),
  ADD CONSTRAINT flight_seat_change_one_each UNIQUE (order_id, change_position, guest);
