-- The merchant whose staff run a restaurant; none where the house does.
ALTER TABLE restaurant ADD COLUMN merchant_id uuid REFERENCES merchant;
CREATE INDEX restaurant_of_merchant ON restaurant (merchant_id) WHERE merchant_id IS NOT NULL;
