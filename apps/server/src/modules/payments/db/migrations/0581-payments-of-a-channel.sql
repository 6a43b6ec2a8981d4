-- Whether a channel was ever used is asked for each one of the list; without this an unused one is looked for in every payment.
CREATE INDEX payment_channel_used ON payment (channel_id) WHERE channel_id IS NOT NULL;
