-- Files whose records are gone, or that never had one, and that are to be removed from where files lie: what lies there may not answer
-- at the moment.
CREATE TABLE file_removal (
  file_id uuid PRIMARY KEY,
  asked_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
