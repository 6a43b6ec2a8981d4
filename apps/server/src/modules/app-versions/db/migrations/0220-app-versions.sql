CREATE TABLE app_version (
  id uuid PRIMARY KEY,
  platform text NOT NULL CHECK (platform IN ('web', 'android', 'ios')),
  -- Digits and dots in the one way they are written, so that equal versions are equal texts.
  number text NOT NULL CHECK (number ~ '^\d{1,5}(\.\d{1,5}){2,3}$'),
  -- Empty where there is nothing to fetch.
  download_link text NOT NULL CHECK (download_link = '' OR download_link LIKE 'https://%'),
  is_wgt boolean NOT NULL,
  force_update boolean NOT NULL,
  published boolean NOT NULL,
  notes jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  UNIQUE (platform, number)
);
