-- The kinds a message may lead to are listed in the contract (messaging/schemas.ts).
ALTER TABLE message DROP CONSTRAINT message_link_kind_check;
ALTER TABLE message ADD CONSTRAINT message_link_kind_check CHECK (link_kind ~ '^[a-z_]{1,30}$');
