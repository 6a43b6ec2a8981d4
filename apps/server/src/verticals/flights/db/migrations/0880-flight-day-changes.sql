-- What staff changed of prices, seats and sale by day, so that a change can be undone; the newest of each flight are kept.
CREATE TABLE flight_day_change (
  id uuid PRIMARY KEY,
  flight_id uuid NOT NULL REFERENCES flight ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('edit', 'copy', 'undo')),
  -- Who changed it, by the name of then.
  by_name text NOT NULL,
  -- Of an edit what it was, of a copy the first day of the week that was copied, of an undoing the change that was undone.
  what jsonb NOT NULL,
  -- [{cabin, day, before, after}], in the order of cabins and days.
  cells jsonb NOT NULL CHECK (jsonb_array_length(cells) > 0),
  created_at timestamptz NOT NULL DEFAULT app_now(),
  undone_by uuid REFERENCES flight_day_change ON DELETE SET NULL
);
CREATE INDEX flight_day_change_flight ON flight_day_change (flight_id, id DESC);
CREATE INDEX flight_day_change_undone ON flight_day_change (undone_by) WHERE undone_by IS NOT NULL;
