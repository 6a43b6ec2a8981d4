-- When a price that was found for a combo was last seen to be had.
ALTER TABLE combo_from ADD COLUMN checked_at timestamptz NOT NULL DEFAULT app_now();
CREATE INDEX combo_from_checked ON combo_from (checked_at);
