-- What was asked last without deals, where that is other than the lowest of the last day: a price that is raised on the day a deal begins.
ALTER TABLE price_seen ADD COLUMN latest_usd bigint[];
