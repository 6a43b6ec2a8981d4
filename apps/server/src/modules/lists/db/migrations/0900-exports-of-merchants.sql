-- A file belongs to the merchant it was written for: whoever works for another one since does not find it.
ALTER TABLE list_export ADD COLUMN merchant_id uuid REFERENCES merchant;
