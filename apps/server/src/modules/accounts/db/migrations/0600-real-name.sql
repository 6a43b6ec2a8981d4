-- What a customer is really called, for invoices and parcels; written by staff, seen by those who may see personal data.
ALTER TABLE customer ADD COLUMN real_name text CHECK (real_name <> '' AND length(real_name) <= 60);
