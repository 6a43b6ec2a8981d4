-- How many of a combo are sold in all, null for as many as its parts allow, and how many living bundles of it there are.
ALTER TABLE combo ADD COLUMN stock int CHECK (stock >= 0),
  ADD COLUMN taken int NOT NULL DEFAULT 0 CHECK (taken >= 0);
UPDATE combo SET taken = l.living FROM (
  SELECT b.subject_id AS id, count(*)::int AS living FROM travel_bundle b
  WHERE b.kind = 'combo' AND EXISTS (SELECT FROM travel_order o WHERE o.bundle_id = b.id AND o.state <> 'cancelled')
  GROUP BY b.subject_id) l WHERE l.id = combo.id;
ALTER TABLE combo ADD CONSTRAINT combo_taken_in_stock CHECK (taken <= stock);
