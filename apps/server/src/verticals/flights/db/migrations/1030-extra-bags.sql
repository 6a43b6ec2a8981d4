-- Bags that are sold beside those of a fare: [{kind, kg, usd, taxBp, most}], one of each kind at most.
ALTER TABLE fare_brand
  ADD COLUMN extra_bags jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(extra_bags) = 'array');
