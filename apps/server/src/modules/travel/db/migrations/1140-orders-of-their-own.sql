-- Some of the travellers of a booking have one of their own (docs/decisions/238-a-part-of-a-party.md): which order theirs was a part of,
-- and what of its price went with them.
ALTER TABLE travel_order
  ADD COLUMN split_from uuid REFERENCES travel_order,
  ADD COLUMN split_usd bigint NOT NULL DEFAULT 0 CHECK (split_usd >= 0 AND (split_usd = 0 OR split_from IS NOT NULL));
CREATE INDEX travel_order_split ON travel_order (split_from) WHERE split_from IS NOT NULL;
