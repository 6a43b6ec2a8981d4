-- When a combo is sold, on which days it may begin, on which days no trip may be, and what it is about.
ALTER TABLE combo ADD COLUMN book_from timestamptz,
  ADD COLUMN book_until timestamptz,
  ADD COLUMN travel_from date,
  ADD COLUMN travel_until date,
  -- Stretches of days, `[{"from": "2027-01-01", "to": "2027-01-05"}]`, both ends included.
  ADD COLUMN blackout jsonb NOT NULL DEFAULT '[]',
  -- Terms of the travel dictionary; one that is there no more is passed over.
  ADD COLUMN themes uuid[] NOT NULL DEFAULT '{}',
  ADD CONSTRAINT combo_book_window CHECK (book_until > book_from),
  ADD CONSTRAINT combo_travel_window CHECK (travel_until >= travel_from);
