-- A booking session that an assistant holds for someone, until that person takes it.
CREATE TABLE lodging_session (
  id uuid PRIMARY KEY,
  -- The address of the assistant's profile: whose it is.
  profile text NOT NULL CHECK (length(profile) <= 2000),
  -- It was made by a call that a key of the profile signed: so is every later one.
  signed boolean NOT NULL,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'handed_over', 'canceled')),
  language text NOT NULL,
  kind text NOT NULL,
  -- As it was sent: property, stays, guests and booker. Who it is for is forgotten once it is taken or canceled.
  wish jsonb NOT NULL,
  -- As the kind of travel is asked for it, and what it costs someone who has not signed in.
  request jsonb NOT NULL,
  frozen json NOT NULL,
  -- Who took it, and their quote; the order has the quote's id.
  customer_id uuid REFERENCES customer,
  quote_id uuid UNIQUE,
  expires_at timestamptz NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((state = 'handed_over') = (quote_id IS NOT NULL)),
  CHECK ((quote_id IS NULL) = (customer_id IS NULL))
);
CREATE INDEX lodging_session_age ON lodging_session (expires_at);
CREATE INDEX lodging_session_customer ON lodging_session (customer_id) WHERE customer_id IS NOT NULL;
