ALTER TABLE product_review
  -- Its photographs stand in the buyers' show.
  ADD COLUMN shared boolean NOT NULL DEFAULT false,
  -- As many as there are rows of review_like.
  ADD COLUMN likes int NOT NULL DEFAULT 0 CHECK (likes >= 0),
  -- Hidden by staff: in no list, no count and no rating.
  ADD COLUMN hidden_at timestamptz,
  ADD COLUMN hidden_reason text NOT NULL DEFAULT '',
  ADD COLUMN reply text,
  ADD COLUMN reply_at timestamptz,
  ADD COLUMN reply_by text NOT NULL DEFAULT '',
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD CHECK (NOT shared OR pictures <> '[]'),
  ADD CHECK ((reply IS NULL) = (reply_at IS NULL));

DROP INDEX product_review_newest;
DROP INDEX product_review_by_rating;
DROP INDEX product_review_pictured;
CREATE INDEX product_review_newest ON product_review (product_id, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX product_review_liked ON product_review (product_id, likes DESC, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX product_review_by_rating ON product_review (product_id, rating, created_at DESC, id DESC) WHERE hidden_at IS NULL;
CREATE INDEX product_review_pictured ON product_review (product_id, created_at DESC, id DESC)
  WHERE pictures <> '[]' AND hidden_at IS NULL;
CREATE INDEX product_review_show_newest ON product_review (created_at DESC, id DESC) WHERE shared AND hidden_at IS NULL;
CREATE INDEX product_review_show_liked ON product_review (likes DESC, created_at DESC, id DESC) WHERE shared AND hidden_at IS NULL;
CREATE INDEX product_review_all ON product_review (created_at DESC, id DESC);
CREATE INDEX product_review_writer ON product_review (customer_id, created_at DESC, id DESC);

CREATE TABLE review_like (
  review_id uuid NOT NULL REFERENCES product_review ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customer,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (review_id, customer_id)
);
CREATE INDEX review_like_newest ON review_like (customer_id, created_at DESC, review_id);

CREATE TABLE review_report (
  review_id uuid NOT NULL REFERENCES product_review ON DELETE CASCADE,
  customer_id uuid NOT NULL REFERENCES customer,
  reason text NOT NULL CHECK (reason IN ('offensive', 'advertising', 'private', 'not_the_product', 'other')),
  note text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  -- When staff hid the review or found nothing wrong with it.
  settled_at timestamptz,
  PRIMARY KEY (review_id, customer_id)
);
CREATE INDEX review_report_open ON review_report (review_id) WHERE settled_at IS NULL;
CREATE INDEX review_report_writer ON review_report (customer_id);
