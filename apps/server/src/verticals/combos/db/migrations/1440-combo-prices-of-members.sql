-- Of the lowest prices, what a level takes off: the parts that it lowers, with the tax in each. Prices found before are looked for again.
ALTER TABLE combo_from ADD COLUMN member_parts jsonb NOT NULL DEFAULT '[]';
UPDATE combo SET refreshed_at = NULL;
