-- What a piece of an order's item cost before anything was taken off, such as a combo's percentage; null where nothing was.
ALTER TABLE travel_order_item ADD COLUMN list_price_usd bigint CHECK (list_price_usd >= 0);
