-- Staff who work for a merchant see what stands at its places alone.
ALTER TABLE staff ADD COLUMN merchant_id uuid REFERENCES merchant,
  ADD CONSTRAINT staff_works_for_one CHECK (agent_id IS NULL OR merchant_id IS NULL);
CREATE INDEX staff_of_merchant ON staff (merchant_id) WHERE merchant_id IS NOT NULL;
