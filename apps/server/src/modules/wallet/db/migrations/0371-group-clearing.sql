-- Money of a combined payment on its way to the payments it pays; empty after every transaction.
INSERT INTO ledger_account (code, unit, balance) VALUES ('group_clearing', 'money', NULL);
