ALTER TABLE banner
  ADD COLUMN enabled boolean NOT NULL DEFAULT true,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT app_now();
CREATE INDEX banner_place ON banner (sort_weight DESC, effective_at DESC, id);
