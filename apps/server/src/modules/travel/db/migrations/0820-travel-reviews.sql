-- What customers say about places is kept once, for every kind of travel; the score of a place follows it.
ALTER TABLE travel_comment
  ADD COLUMN id uuid,
  ADD COLUMN hidden boolean NOT NULL DEFAULT false,
  -- Why staff hid it.
  ADD COLUMN reason text NOT NULL DEFAULT '',
  ADD COLUMN version int NOT NULL DEFAULT 1;
UPDATE travel_comment c SET id = r.id, hidden = r.hidden, reason = r.reason, version = r.version
  FROM hotel_review r WHERE r.order_id = c.order_id;
UPDATE travel_comment SET id = order_id WHERE id IS NULL;
ALTER TABLE travel_comment DROP CONSTRAINT travel_comment_pkey, ADD PRIMARY KEY (id), ADD UNIQUE (order_id);
DROP INDEX travel_comment_subject;
CREATE INDEX travel_comment_shown ON travel_comment (kind, subject_id, created_at DESC, id DESC) WHERE NOT hidden;
CREATE INDEX travel_comment_newest ON travel_comment (created_at DESC, id DESC);
CREATE INDEX travel_comment_rating ON travel_comment (rating DESC, id DESC);

CREATE TABLE travel_score (
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  -- Of the comments that are shown.
  rating_sum int NOT NULL CHECK (rating_sum >= 0),
  rating_count int NOT NULL CHECK (rating_count >= 0),
  -- Tenths of points from 0 to 100; none without comments.
  score int GENERATED ALWAYS AS (CASE WHEN rating_count = 0 THEN NULL ELSE (rating_sum * 40 + rating_count) / (rating_count * 2) END) STORED,
  PRIMARY KEY (kind, subject_id)
);
INSERT INTO travel_score (kind, subject_id, rating_sum, rating_count)
  SELECT kind, subject_id, sum(rating), count(*) FROM travel_comment WHERE NOT hidden GROUP BY 1, 2;

DROP TABLE hotel_review;
ALTER TABLE hotel DROP COLUMN score, DROP COLUMN rating_sum, DROP COLUMN rating_count;

UPDATE staff_role SET permissions = ARRAY(
  SELECT replace(p, 'travel.hotel_comments', 'travel.comments') FROM unnest(permissions) p)
  WHERE permissions::text LIKE '%travel.hotel_comments%';
