-- Money of a combo's payment until it has paid each of its parts; the payment itself may be a part of a combined one.
INSERT INTO ledger_account (code, unit, balance) VALUES ('bundle_clearing', 'money', NULL);
