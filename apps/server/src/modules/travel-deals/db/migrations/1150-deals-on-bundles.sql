-- Of a deal on what is booked as one: each of its items has a claim, with what the deal takes off it, and one of them has the one
-- unit that the whole is. Null for a deal on the item itself, whose units are its own.
ALTER TABLE travel_deal_claim
  ADD COLUMN bundle_id uuid,
  DROP CONSTRAINT travel_deal_claim_units_check,
  ADD CONSTRAINT travel_deal_claim_units_check CHECK (units > 0 OR (bundle_id IS NOT NULL AND units = 0)),
  ADD CONSTRAINT travel_deal_claim_bundle_unit CHECK (bundle_id IS NULL OR units <= 1);
CREATE INDEX travel_deal_claim_bundle ON travel_deal_claim (bundle_id, deal_id) WHERE bundle_id IS NOT NULL;
