ALTER TABLE customer
  ADD COLUMN phone_country text CHECK (phone_country ~ '^[A-Z]{2}$'),
  ADD COLUMN phone text,
  ADD COLUMN deleted_at timestamptz,
  ADD CONSTRAINT customer_phone_whole CHECK ((phone IS NULL) = (phone_country IS NULL)),
  ADD CONSTRAINT customer_deleted_is_disabled CHECK (deleted_at IS NULL OR disabled_at IS NOT NULL);

-- The last code of each purpose that was sent to a customer. Another one takes its place.
CREATE TABLE account_code (
  customer_id uuid NOT NULL REFERENCES customer,
  purpose text NOT NULL CHECK (purpose IN ('verify', 'change', 'reset')),
  -- Where it was sent, which is what it proves.
  email text NOT NULL,
  salt bytea NOT NULL,
  code_hash bytea NOT NULL,
  tries int NOT NULL DEFAULT 0,
  sent_at timestamptz NOT NULL DEFAULT app_now(),
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (customer_id, purpose)
);

-- Keyed marks of e-mails that brought a gift: they outlive the account and name nobody.
CREATE TABLE gift_key (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  key text NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text
);
INSERT INTO gift_key DEFAULT VALUES;

-- What stands after a plus sign reaches the same person.
CREATE FUNCTION gift_mark(email text) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(convert_to(key || lower(regexp_replace(trim(email), '\+[^@]*@', '@')), 'UTF8')) FROM gift_key
$$;

CREATE TABLE gift_taken (
  gift text NOT NULL CHECK (gift IN ('sign_up', 'email')),
  mark bytea NOT NULL,
  taken_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (gift, mark)
);
INSERT INTO gift_taken (gift, mark) SELECT 'sign_up', gift_mark(email) FROM customer ON CONFLICT DO NOTHING;
INSERT INTO gift_taken (gift, mark)
  SELECT 'email', gift_mark(email) FROM customer WHERE email_verified_at IS NOT NULL ON CONFLICT DO NOTHING;

CREATE TABLE deletion_request (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'withdrawn', 'done')),
  reason text NOT NULL DEFAULT '' CHECK (length(reason) <= 200),
  -- What stood in the way when its time had come; it is tried again a day later.
  held_up_by text[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL DEFAULT app_now(),
  ends_at timestamptz NOT NULL,
  ended_at timestamptz,
  CHECK ((state = 'waiting') = (ended_at IS NULL))
);
CREATE UNIQUE INDEX deletion_request_waiting ON deletion_request (customer_id) WHERE state = 'waiting';
CREATE INDEX deletion_request_due ON deletion_request (ends_at) WHERE state = 'waiting';
CREATE INDEX deletion_request_newest ON deletion_request (created_at DESC, id DESC);
