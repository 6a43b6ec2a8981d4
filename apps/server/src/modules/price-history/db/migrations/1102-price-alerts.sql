-- What customers want to hear of once: a price that falls, or a deal of which something comes back. `usd` is what it cost when it was asked
-- for, `now_usd` when it was looked at last; null for deals, and where nothing can be had.
CREATE TABLE price_alert (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('flight', 'hotel', 'tour', 'product', 'deal')),
  key text NOT NULL CHECK (key <> ''),
  day date,
  until date CHECK (until >= day),
  usd bigint CHECK (usd > 0),
  now_usd bigint CHECK (now_usd >= 0),
  checked_at timestamptz NOT NULL DEFAULT app_now(),
  told_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((kind = 'deal') = (usd IS NULL)),
  UNIQUE NULLS NOT DISTINCT (customer_id, key, day, until)
);
CREATE INDEX price_alert_due ON price_alert (checked_at) WHERE told_at IS NULL;
