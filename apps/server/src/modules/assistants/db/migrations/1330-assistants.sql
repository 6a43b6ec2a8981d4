-- A checkout that an assistant keeps for someone, until that person takes it.
CREATE TABLE assistant_checkout (
  id uuid PRIMARY KEY,
  -- The address of the assistant's profile: who keeps it.
  profile text NOT NULL CHECK (length(profile) <= 2000),
  -- It was made by a call that a key of the profile signed: so is every later one.
  signed boolean NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'handed_over', 'canceled')),
  language text NOT NULL,
  -- As it was sent: buyer, and where it is to go. Forgotten once it is taken or canceled.
  buyer jsonb NOT NULL DEFAULT '{}',
  destination jsonb,
  -- What it costs someone who has not signed in, as a quote is frozen.
  frozen jsonb NOT NULL,
  -- Who took it, and their quote; the order has the quote's id.
  customer_id uuid REFERENCES customer,
  quote_id uuid UNIQUE,
  expires_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((state = 'handed_over') = (quote_id IS NOT NULL)),
  CHECK ((quote_id IS NULL) = (customer_id IS NULL))
);
CREATE INDEX assistant_checkout_age ON assistant_checkout (expires_at);
CREATE INDEX assistant_checkout_customer ON assistant_checkout (customer_id) WHERE customer_id IS NOT NULL;
