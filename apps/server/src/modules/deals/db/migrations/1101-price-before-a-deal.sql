-- The lowest price of the 30 days before the deal begins, in US cents, as far as the log of prices knows it; null where it knows none.
ALTER TABLE flash_deal_item ADD COLUMN prior_usd bigint CHECK (prior_usd >= 0);
