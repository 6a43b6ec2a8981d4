-- Customers are found by parts of name, e-mail and phone number alike, in one index.
CREATE INDEX customer_person ON customer USING gin (search_person(nickname, email, phone) gin_trgm_ops);
