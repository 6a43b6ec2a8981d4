-- Tries of what guards a secret. Its library would make it at each start; two programs that start at once on an empty
-- database would both find it missing, and one of them would refuse to start.
CREATE TABLE IF NOT EXISTS rate_limit (
  key varchar(255) PRIMARY KEY,
  points integer NOT NULL DEFAULT 0,
  expire bigint
);
