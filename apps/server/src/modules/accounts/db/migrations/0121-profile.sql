ALTER TABLE customer
  -- Null: would rather not say.
  ADD COLUMN gender text CHECK (gender IN ('female', 'male', 'other')),
  ADD COLUMN birthday date CHECK (birthday >= '1880-01-01');
