-- Letters of a traveller's name, family and given together, that customers may correct once tickets are issued; 0 for none.
ALTER TABLE airline ADD COLUMN name_letters int NOT NULL DEFAULT 3 CHECK (name_letters BETWEEN 0 AND 10);
