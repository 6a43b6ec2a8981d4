-- Hotels are found without accents and by pinyin.
ALTER TABLE hotel
  -- The Chinese name and area in Latin letters, whole and by initials.
  ADD COLUMN pinyin text NOT NULL DEFAULT '',
  DROP COLUMN searched;
ALTER TABLE hotel ADD COLUMN searched text GENERATED ALWAYS AS (search_fold(
  (name ->> 'en-US') || ' ' || COALESCE(name ->> 'zh-cn', '') || ' ' || COALESCE(name ->> 'es', '') || ' ' ||
  COALESCE(name ->> 'pt', '') || ' ' || pinyin || ' ' || (area ->> 'en-US') || ' ' || COALESCE(area ->> 'zh-cn', '') || ' ' ||
  COALESCE(area ->> 'es', '') || ' ' || COALESCE(area ->> 'pt', ''))) STORED;
CREATE INDEX hotel_searched ON hotel USING gin (searched gin_trgm_ops);
