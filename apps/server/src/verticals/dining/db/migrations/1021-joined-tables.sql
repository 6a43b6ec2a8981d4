-- Whether tables of a kind are put together for a party that none of them takes alone.
ALTER TABLE dining_area ADD COLUMN joins boolean NOT NULL DEFAULT true;
