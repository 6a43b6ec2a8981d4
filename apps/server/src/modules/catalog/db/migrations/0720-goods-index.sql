-- What the index in memory finds a product by (domain/search-words.ts); empty until it is written.
ALTER TABLE product_search ADD COLUMN words text NOT NULL DEFAULT '';
CREATE INDEX product_search_unwritten ON product_search (product_id) WHERE words = '';
