-- Parameters: typed by the code that reads them, edited in the back office.
CREATE TABLE parameter (
  key text PRIMARY KEY CHECK (length(key) <= 50),
  value jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
