-- Entries of an account of the house, newest first, for staff who look into the books.
CREATE INDEX ledger_entry_house ON ledger_entry (account_id, id DESC) WHERE balance_before IS NULL;
