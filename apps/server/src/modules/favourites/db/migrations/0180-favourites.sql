CREATE TABLE favourite (
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- What it cost then, deal included; marks what became cheaper.
  price_usd_when_added bigint NOT NULL CHECK (price_usd_when_added >= 0),
  -- It was sold out when added or at some time since.
  was_out boolean NOT NULL DEFAULT false,
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX favourite_newest ON favourite (customer_id, created_at, product_id);
CREATE INDEX favourite_product ON favourite (product_id) WHERE NOT was_out;

CREATE TABLE product_view (
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  product_id uuid NOT NULL REFERENCES product ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (customer_id, product_id)
);
CREATE INDEX product_view_newest ON product_view (customer_id, viewed_at, product_id);
