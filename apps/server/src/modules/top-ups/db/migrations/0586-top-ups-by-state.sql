-- Tabs of the list are counted from this, and no further than they are shown.
CREATE INDEX top_up_state ON top_up (state, created_at DESC, id DESC);
