-- Until when somebody hands out keys, by the hotel's clock; an hour before that of check-in is of the night after midnight. Without
-- it somebody is there all night.
ALTER TABLE hotel ADD COLUMN check_in_until text CHECK (check_in_until ~ '^([01]\d|2[0-3]):[0-5]\d$');
