-- How a file was read says what kind of file it was, and which row names the columns.
UPDATE product_import SET look = look || jsonb_build_object(
  'format', CASE WHEN look->>'encoding' IS NULL THEN 'workbook' ELSE 'text' END, 'head', NULL, 'firstRows', '[]'::jsonb);
ALTER TABLE product_import ALTER COLUMN look SET DEFAULT
  '{"format": "workbook", "encoding": null, "separator": null, "encodings": [], "head": null, "firstRows": []}';
