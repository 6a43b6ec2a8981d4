-- The rows of a refused record as they stand in the file, to be mended there; gone once the file is taken over.
ALTER TABLE earlier_import_record ADD COLUMN cells jsonb NOT NULL DEFAULT '[]';
