-- What is written once with an order and no step of it touches: a step then rewrites a short row, and neither the price
-- lines nor what staff search by is indexed again with every step.
CREATE TABLE goods_order_sheet (
  order_id uuid PRIMARY KEY REFERENCES goods_order,
  -- Copies to search by, in parts of a word.
  number text NOT NULL,
  contact text NOT NULL,
  phone text NOT NULL,
  -- A list of {step, amountUsd, amountShown, detail}; shown amounts are minor units of the order's currency.
  price_lines jsonb NOT NULL CHECK (jsonb_typeof(price_lines) = 'array')
);
INSERT INTO goods_order_sheet (order_id, number, contact, phone, price_lines)
SELECT o.id, o.number, o.contact, o.phone, (
  SELECT COALESCE(jsonb_agg(jsonb_build_object('step', p.step, 'amountUsd', p.amount_usd, 'amountShown',
    p.amount_shown, 'detail', p.detail) ORDER BY p.position), '[]')
  FROM goods_order_price_line p WHERE p.order_id = o.id)
FROM goods_order o;
CREATE INDEX goods_order_sheet_number ON goods_order_sheet USING gin (number gin_trgm_ops);
CREATE INDEX goods_order_sheet_contact ON goods_order_sheet USING gin (contact gin_trgm_ops);
CREATE INDEX goods_order_sheet_phone ON goods_order_sheet (phone text_pattern_ops);
DROP INDEX goods_order_number, goods_order_contact, goods_order_phone;

DROP TABLE goods_order_price_line;
CREATE VIEW goods_order_price_line AS
SELECT s.order_id, line.position::int AS position, line.value ->> 'step' AS step,
  (line.value ->> 'amountUsd')::bigint AS amount_usd, (line.value ->> 'amountShown')::bigint AS amount_shown,
  line.value -> 'detail' AS detail
FROM goods_order_sheet s CROSS JOIN LATERAL jsonb_array_elements(s.price_lines) WITH ORDINALITY AS line(value, position);

-- An order has the id of its quote, so placing it need not write the quote again. Of quotes that became orders under
-- another id nothing is known any more: they are over.
DELETE FROM order_quote WHERE order_id IS NOT NULL;
ALTER TABLE order_quote DROP COLUMN order_id;
-- A quote lives for minutes: packing it and storing it aside costs more than its size.
ALTER TABLE order_quote SET (toast_tuple_target = 8160);

-- Nobody looks a payment up by its key: it is compared with the key of the one that was found by id, and 192 random bits
-- need no index to be unique.
ALTER TABLE payment DROP CONSTRAINT payment_access_key_key;
