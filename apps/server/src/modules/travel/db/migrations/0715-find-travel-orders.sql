-- Travel orders are found by contact and phone number alike.
CREATE INDEX travel_order_person ON travel_order USING gin (search_person(contact_name, NULL, contact_phone) gin_trgm_ops);
DROP INDEX travel_order_contact, travel_order_phone;
-- Numbers of providers are found by their parts, however they are written.
CREATE INDEX travel_order_reference_part ON travel_order USING gin (search_codes(reference_numbers) gin_trgm_ops)
  WHERE reference_numbers <> '{}';
DROP INDEX travel_order_references;
