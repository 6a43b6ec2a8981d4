-- Orders are found by the number their provider gave, however it is written. Whole numbers alone: a payment is rewritten with
-- each of its steps, and an index of their parts would be written anew each time.
CREATE INDEX payment_provider_code ON payment (search_code(provider_number)) WHERE provider_number IS NOT NULL;
