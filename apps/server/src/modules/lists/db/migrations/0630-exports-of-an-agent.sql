-- The agent whose people the rows of a file are of: null for files of the house. Whoever works for another agent since, or
-- no longer for the house, finds no files of before.
ALTER TABLE list_export ADD COLUMN agent_id uuid REFERENCES agent;
UPDATE list_export e SET agent_id = s.agent_id FROM staff s WHERE s.id = e.staff_id AND s.agent_id IS NOT NULL;
