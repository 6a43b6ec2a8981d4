-- What staff put first among the recommended on the home screen, and from when until when.
CREATE TABLE carousel_item (
  id uuid PRIMARY KEY,
  product_id uuid NOT NULL UNIQUE REFERENCES product,
  sort_weight int NOT NULL DEFAULT 0,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz,
  enabled boolean NOT NULL DEFAULT true,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK (ends_at > starts_at)
);
CREATE INDEX carousel_item_order ON carousel_item (sort_weight DESC, created_at, id);
CREATE INDEX carousel_item_start ON carousel_item (starts_at);
CREATE INDEX carousel_item_end ON carousel_item (ends_at);
