-- Where travellers sit: the map of an aircraft, what a seat costs in a fare, and who has which.
ALTER TABLE aircraft
  -- {cabins: [{cabin, columns, rows: [{number, kind, legroomCm, cells}]}]}; without it nobody chooses a seat.
  ADD COLUMN seat_map jsonb;

ALTER TABLE fare_brand
  -- US cents of a seat on one flight, by the kind of its row, and the tax that comes onto it in basis points.
  ADD COLUMN seat_fees jsonb NOT NULL DEFAULT '{"standardUsd": 1200, "frontUsd": 2400, "legroomUsd": 4500, "taxBp": 0}';
ALTER TABLE fare_brand ALTER COLUMN seat_fees SET DEFAULT '{"standardUsd": 0, "frontUsd": 0, "legroomUsd": 0, "taxBp": 0}';

-- One traveller a seat.
CREATE TABLE flight_seat (
  flight_id uuid NOT NULL REFERENCES flight,
  day date NOT NULL,
  seat text NOT NULL CHECK (seat ~ '^[1-9][0-9]?[A-Z]$'),
  order_id uuid NOT NULL REFERENCES flight_booking,
  -- Of the flight in its order, and of the traveller; both from 1.
  position int NOT NULL CHECK (position > 0),
  guest int NOT NULL CHECK (guest > 0),
  -- Whether the traveller chose it; others are given one when tickets are issued.
  chosen boolean NOT NULL,
  state text NOT NULL CHECK (state IN ('held', 'taken')),
  CONSTRAINT flight_seat_once PRIMARY KEY (flight_id, day, seat),
  CONSTRAINT flight_seat_one_each UNIQUE (order_id, position, guest),
  FOREIGN KEY (order_id, position) REFERENCES flight_booking_leg
);

-- Travellers with tickets for whom the map had no seat; null before tickets are issued.
ALTER TABLE flight_booking_leg ADD COLUMN standby int CHECK (standby >= 0);
UPDATE flight_booking_leg l SET standby = b.seats FROM flight_booking b
  WHERE b.order_id = l.order_id
    AND EXISTS (SELECT FROM flight_ticket t WHERE t.order_id = l.order_id AND t.void_at IS NULL);
