-- The language that the shop was read in when the comment was written; null for comments of before.
ALTER TABLE travel_comment ADD COLUMN lang text;
