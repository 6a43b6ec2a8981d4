ALTER TABLE product_import
  -- The file until its rows are taken, so that it can be read once more in another encoding.
  ADD COLUMN file bytea,
  -- How it was read: encoding and separator, and what its letters are in other encodings.
  ADD COLUMN look jsonb NOT NULL DEFAULT '{"encoding": null, "separator": null, "encodings": []}',
  -- For each column what its numbers can mean.
  ADD COLUMN numbers jsonb NOT NULL DEFAULT '[]',
  -- For each column what somebody said they mean; null where nobody was asked.
  ADD COLUMN styles text[] NOT NULL DEFAULT '{}';

-- What is to be known of a row's cells beside their text, by column: a stored number, an error, a formula without a value.
ALTER TABLE product_import_row ADD COLUMN marks jsonb NOT NULL DEFAULT '{}';

ALTER TABLE product_import_mapping ADD COLUMN styles text[] NOT NULL DEFAULT '{}';
