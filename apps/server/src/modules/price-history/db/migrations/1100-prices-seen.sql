-- What the shop asked for what deals can be on, in stretches of days that ask the same: without deals, and with those that run.
-- Days are those of UTC. `scope` is the month of travel, with a price for each of its days; '' for what is bought for no day, with one.
CREATE TABLE price_seen (
  key text NOT NULL,
  scope text NOT NULL CHECK (scope ~ '^(\d{4}-\d{2})?$'),
  kind text NOT NULL CHECK (kind IN ('flight', 'hotel', 'dining', 'tour', 'product')),
  first_day date NOT NULL,
  last_day date NOT NULL CHECK (last_day >= first_day),
  usual_usd bigint[] NOT NULL,
  asked_usd bigint[] NOT NULL CHECK (cardinality(asked_usd) = cardinality(usual_usd)),
  PRIMARY KEY (key, scope, first_day)
);
CREATE INDEX price_seen_last_day ON price_seen (last_day);
