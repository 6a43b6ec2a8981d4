-- The zone whose clocks a customer's times are shown on: as their device told it, or as they chose it.
ALTER TABLE customer
  ADD COLUMN time_zone text CONSTRAINT customer_time_zone_check CHECK (length(time_zone) BETWEEN 1 AND 60),
  ADD COLUMN time_zone_chosen boolean NOT NULL DEFAULT false;
