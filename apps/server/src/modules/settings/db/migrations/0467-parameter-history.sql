CREATE TABLE parameter_change (
  id uuid PRIMARY KEY,
  key text NOT NULL,
  -- Null: the initial value stood until then, or stands again.
  before jsonb,
  after jsonb,
  staff_id uuid NOT NULL,
  who text NOT NULL,
  at timestamptz NOT NULL DEFAULT app_now(),
  undoes uuid REFERENCES parameter_change
);
CREATE INDEX parameter_change_of_key ON parameter_change (key, at DESC, id DESC);
