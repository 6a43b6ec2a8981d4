-- Quotes are written and read whole, and live for minutes: parsing and compressing them took half the time of writing one.
ALTER TABLE travel_quote ALTER COLUMN frozen TYPE json, ALTER COLUMN frozen SET STORAGE EXTERNAL;
ALTER TABLE travel_bundle_quote ALTER COLUMN frozen TYPE json, ALTER COLUMN frozen SET STORAGE EXTERNAL;
