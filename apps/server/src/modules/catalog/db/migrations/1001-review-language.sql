-- The language that the shop was read in when the review was written; null for reviews of before.
ALTER TABLE product_review ADD COLUMN lang text;
