-- The language of the reader whom a price is for, where the combo has a tour, which is chosen by its guide's language;
-- empty for every reader, as are prices that were found before.
ALTER TABLE combo_from ADD COLUMN lang text NOT NULL DEFAULT '';
ALTER TABLE combo_from DROP CONSTRAINT combo_from_combo_id_city_id_key;
ALTER TABLE combo_from ADD UNIQUE NULLS NOT DISTINCT (combo_id, city_id, lang);
