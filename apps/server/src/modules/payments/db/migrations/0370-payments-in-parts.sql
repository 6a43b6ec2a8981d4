-- A payment that was not paid by itself but with a part of another one's money (docs/decisions/030-rebates-and-groups.md).
ALTER TABLE payment ADD COLUMN paid_through uuid REFERENCES payment;
CREATE INDEX payment_parts ON payment (paid_through) WHERE paid_through IS NOT NULL;
