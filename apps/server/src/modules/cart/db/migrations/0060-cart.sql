CREATE TABLE cart_line (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  variant_id uuid NOT NULL REFERENCES product_variant,
  quantity int NOT NULL CHECK (quantity BETWEEN 1 AND 999),
  selected boolean NOT NULL DEFAULT true,
  -- The price in USD cents when it was put in, to tell of a change.
  price_usd_when_added bigint NOT NULL,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (customer_id, variant_id)
);
CREATE INDEX cart_line_owner ON cart_line (customer_id, created_at DESC);
