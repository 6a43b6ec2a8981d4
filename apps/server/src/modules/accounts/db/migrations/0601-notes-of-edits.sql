-- Staff open accounts and change what they hold.
ALTER TABLE customer_note
  DROP CONSTRAINT customer_note_kind_check,
  ADD CONSTRAINT customer_note_kind_check CHECK (
    kind IN ('note', 'created', 'edited', 'disabled', 'enabled', 'level', 'devices', 'reset', 'agent'));
