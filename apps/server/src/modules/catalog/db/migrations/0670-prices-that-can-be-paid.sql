-- Prices of the product are those of its cheapest variant that can be bought now; of the cheapest of all while none can.
ALTER TABLE product ADD COLUMN price_varies boolean NOT NULL DEFAULT false;
COMMENT ON COLUMN product.price_varies IS 'Whether the variants that can be bought cost differently: lists then say "from".';

-- Products of which a variant sold out or came back since their prices were written. Orders only add to it, so that they
-- wait for nobody; what is due is taken from it after their commit.
CREATE TABLE product_price_due (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id uuid NOT NULL
);

CREATE FUNCTION note_price_due() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_price_due (product_id) VALUES (NEW.product_id);
  RETURN NULL;
END $$;
CREATE TRIGGER product_variant_price_due AFTER UPDATE OF on_hand, reserved ON product_variant
  FOR EACH ROW WHEN ((OLD.on_hand > OLD.reserved) <> (NEW.on_hand > NEW.reserved)) EXECUTE FUNCTION note_price_due();

-- The prices of each product by its variants.
CREATE VIEW product_leading_price AS
SELECT product_id,
  (array_agg(price_usd ORDER BY price_usd, sort_weight, id))[1] AS price_usd,
  (array_agg(list_price_usd ORDER BY price_usd, sort_weight, id))[1] AS list_price_usd,
  min(points) AS points,
  count(DISTINCT price_usd) > 1 AS price_varies,
  count(DISTINCT points) > 1 AS points_vary
FROM (
  SELECT v.*, v.on_hand > v.reserved AS buyable,
    bool_or(v.on_hand > v.reserved) OVER (PARTITION BY v.product_id) AS any_buyable
  FROM product_variant v WHERE v.removed_at IS NULL
) v
WHERE buyable OR NOT any_buyable
GROUP BY product_id;

UPDATE product p SET min_price_usd = l.price_usd, list_price_usd = l.list_price_usd,
  min_points = CASE WHEN p.type = 'points' THEN l.points END,
  price_varies = CASE WHEN p.type = 'points' THEN l.points_vary ELSE l.price_varies END
FROM product_leading_price l WHERE l.product_id = p.id;
