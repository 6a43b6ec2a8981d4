-- By whose clock a workbook's moments are written.
ALTER TABLE list_export ADD COLUMN time_zone text NOT NULL DEFAULT 'UTC';
