-- Every mail, written in the transaction that causes it and delivered later: a mail server can delay a mail, nothing else.
CREATE TABLE mail_outbox (
  id uuid PRIMARY KEY,
  -- Unique per meaning, such as `order_paid/<order id>`: the same mail is never written twice.
  key text NOT NULL UNIQUE CHECK (length(key) <= 200),
  -- Whose mail it is; it goes when the person is erased.
  customer_id uuid,
  recipient text NOT NULL,
  locale text NOT NULL,
  template text NOT NULL,
  -- The values of the template's placeholders.
  filling jsonb NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'kept', 'given_up')),
  attempts int NOT NULL DEFAULT 0,
  -- While a process delivers it, the end of that process's turn.
  next_try_at timestamptz NOT NULL DEFAULT app_now(),
  -- From then on it is of no use any more: its code has run out and is blanked.
  useless_at timestamptz,
  -- Recipient and values go as soon as it is done.
  erase_when_done boolean NOT NULL DEFAULT false,
  last_error text NOT NULL DEFAULT '',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  done_at timestamptz,
  CHECK ((state = 'waiting') = (done_at IS NULL))
);
CREATE INDEX mail_outbox_due ON mail_outbox (next_try_at) WHERE state = 'waiting';
CREATE INDEX mail_outbox_useless ON mail_outbox (useless_at) WHERE useless_at IS NOT NULL;
CREATE INDEX mail_outbox_newest ON mail_outbox (created_at DESC, id DESC);
CREATE INDEX mail_outbox_state ON mail_outbox (state, created_at DESC, id DESC);
CREATE INDEX mail_outbox_customer ON mail_outbox (customer_id);
CREATE INDEX mail_outbox_recipient ON mail_outbox USING gin (lower(recipient) gin_trgm_ops);
