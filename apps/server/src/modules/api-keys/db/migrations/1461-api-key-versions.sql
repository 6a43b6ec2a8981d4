-- Which state of a key was read, so that an edit over another one is refused.
ALTER TABLE api_key ADD COLUMN version integer NOT NULL DEFAULT 1;
