-- Places are found without accents, by pinyin and by other names.
ALTER TABLE travel_city
  -- Other names and codes, with commas between: "Lisbonne, Lissabon, LIS".
  ADD COLUMN aliases text NOT NULL DEFAULT '',
  -- Chinese names in Latin letters, whole and by initials.
  ADD COLUMN pinyin text NOT NULL DEFAULT '',
  DROP COLUMN searched;
ALTER TABLE travel_city ADD COLUMN searched text GENERATED ALWAYS AS (search_fold(
  (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
  COALESCE(name ->> 'pt', '') || ' ' || aliases || ' ' || pinyin || ' ' || (country ->> 'en-US') || ' ' ||
  COALESCE(country ->> 'zh-cn', '') || ' ' || COALESCE(country ->> 'es', '') || ' ' || COALESCE(country ->> 'pt', ''))) STORED;
CREATE INDEX travel_city_searched ON travel_city USING gin (searched gin_trgm_ops);
