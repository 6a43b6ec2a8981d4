-- The report of bundles reads those that were booked on some days.
CREATE INDEX travel_bundle_newest ON travel_bundle (created_at);
