-- Tabs of the list are counted from these, and no further than they are shown.
CREATE INDEX payment_state ON payment (state, created_at DESC, id DESC);
CREATE INDEX payment_late ON payment (created_at DESC, id DESC) WHERE credited_late_usd > 0;
