-- Which products are bought in one order, counted anew from time to time over recent paid orders.
CREATE TABLE product_pair (
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  other_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  -- Orders that held both.
  times int NOT NULL CHECK (times > 0),
  PRIMARY KEY (product_id, other_id),
  CHECK (product_id <> other_id)
);
CREATE INDEX product_pair_best ON product_pair (product_id, times DESC, other_id);
