-- Whether a kind of table stands outdoors: who looks for seats outdoors is shown those alone.
ALTER TABLE dining_area ADD COLUMN outdoor boolean NOT NULL DEFAULT false;
