-- Addresses whose news another slice makes and signs: `url` is its own name for them.
ALTER TABLE webhook_endpoint ADD COLUMN sender text;
ALTER TABLE webhook_endpoint ALTER COLUMN secret DROP NOT NULL;
ALTER TABLE webhook_endpoint ADD CHECK ((sender IS NULL) = (secret IS NOT NULL));
CREATE UNIQUE INDEX webhook_endpoint_of_sender ON webhook_endpoint (sender, url) WHERE sender IS NOT NULL;
-- When what a message is about happened.
ALTER TABLE webhook_message ADD COLUMN happened_at timestamptz;
