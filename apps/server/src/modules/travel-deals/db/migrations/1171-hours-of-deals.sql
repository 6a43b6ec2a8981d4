-- Hours from which until which guests sit down, both included, of deals on what is had at an hour; an end before the start is of the next day.
ALTER TABLE travel_deal
  ADD COLUMN hour_from text CHECK (hour_from ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ADD COLUMN hour_to text CHECK (hour_to ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  ADD CONSTRAINT travel_deal_hours CHECK ((hour_from IS NULL) = (hour_to IS NULL) AND (hour_from IS NULL OR kind = 'table'));
