-- Agents are found by their invite code as it is read. Older codes may read alike, so it is not unique.
CREATE INDEX agent_invite_code_read ON agent (chosen_code(invite_code));
