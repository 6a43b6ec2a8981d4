-- Who makes a product, as they write themselves; empty where that is not said.
ALTER TABLE product ADD COLUMN brand text NOT NULL DEFAULT '' CHECK (length(brand) <= 50);
