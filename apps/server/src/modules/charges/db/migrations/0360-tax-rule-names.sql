-- Customers read the name of a tax beside its percentage, in their own language.
ALTER TABLE tax_rule DROP CONSTRAINT tax_rule_name_check;
ALTER TABLE tax_rule ALTER COLUMN name TYPE jsonb USING jsonb_build_object('en-US', name);
ALTER TABLE tax_rule ADD CONSTRAINT tax_rule_name CHECK (COALESCE(length(name ->> 'en-US'), 0) BETWEEN 1 AND 60);
