ALTER TABLE currency
  ADD COLUMN is_default boolean NOT NULL DEFAULT false,
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT app_now();
UPDATE currency SET is_default = true WHERE code = 'USD';
ALTER TABLE currency ADD CONSTRAINT currency_default_is_on CHECK (enabled OR NOT is_default);
CREATE UNIQUE INDEX currency_one_default ON currency (is_default) WHERE is_default;

-- Who entered a rate and when; rates are never changed, one that has not begun may be taken back.
ALTER TABLE currency_rate
  ADD COLUMN entered_by text NOT NULL DEFAULT '',
  ADD COLUMN entered_at timestamptz NOT NULL DEFAULT app_now();
