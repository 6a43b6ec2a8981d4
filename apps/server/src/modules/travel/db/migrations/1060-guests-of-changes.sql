-- Who is named with a booking once a change of it is made; null keeps those of before. Cleared when the change is over.
ALTER TABLE travel_change ADD COLUMN guests jsonb;
