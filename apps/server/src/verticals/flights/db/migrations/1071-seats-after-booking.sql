-- Other seats than those of a paid booking, held until they are paid: beside the one that somebody has, one more may be held.
ALTER TABLE flight_seat DROP CONSTRAINT flight_seat_one_each;
ALTER TABLE flight_seat ADD CONSTRAINT flight_seat_one_each UNIQUE (order_id, position, guest, state);

-- The seats that a booking is to have once its change is paid; those that its own travellers exchange are held by nothing else.
CREATE TABLE flight_seat_change (
  order_id uuid NOT NULL,
  position int NOT NULL,
  guest int NOT NULL CHECK (guest > 0),
  seat text NOT NULL CHECK (seat ~ '^[1-9][0-9]?[A-Z]$'),
  PRIMARY KEY (order_id, position, guest),
  FOREIGN KEY (order_id, position) REFERENCES flight_booking_leg
);
