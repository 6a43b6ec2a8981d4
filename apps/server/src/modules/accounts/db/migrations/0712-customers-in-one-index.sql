-- One index of names, e-mails and phone numbers takes their place.
DROP INDEX customer_nickname_contains, customer_phone_contains;
