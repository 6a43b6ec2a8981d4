-- What /readyz writes to prove that a commit reaches the disk. Each row takes a page of its own, so that each needs room
-- which was not there before: rows that fit where others went would be written on a full disk too. Emptied at a few
-- megabytes by whoever writes; nothing is ever left to be cleaned up.
CREATE TABLE readiness_probe (
  filler text NOT NULL
) WITH (fillfactor = 10, autovacuum_enabled = false);
ALTER TABLE readiness_probe ALTER filler SET STORAGE PLAIN;
