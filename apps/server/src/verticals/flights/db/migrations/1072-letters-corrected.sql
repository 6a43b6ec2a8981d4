-- How many letters of a traveller's name their customer has corrected since the tickets were first issued. By a hash of the document,
-- which a correction keeps, as who flies is kept elsewhere.
CREATE TABLE flight_name_correction (
  order_id uuid NOT NULL REFERENCES flight_booking,
  doc_hash bytea NOT NULL,
  letters int NOT NULL CHECK (letters > 0),
  PRIMARY KEY (order_id, doc_hash)
);
