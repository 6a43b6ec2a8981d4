-- Orders are found by recipient and phone number alike, and by what stands on a parcel, however it is written.
CREATE INDEX goods_order_sheet_person ON goods_order_sheet USING gin (search_person(contact, NULL, phone) gin_trgm_ops);
CREATE INDEX shipment_tracking_part ON shipment USING gin (search_code(tracking_number) gin_trgm_ops);
DROP INDEX shipment_tracking, goods_order_sheet_contact, goods_order_sheet_phone, customer_email_contains;
