-- On whose account an API key sells tours as a reseller.
CREATE TABLE reseller_account (
  key_id uuid PRIMARY KEY REFERENCES api_key,
  customer_id uuid NOT NULL REFERENCES customer,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX reseller_account_customer ON reseller_account (customer_id);

-- A booking as its reseller named it; what was booked, and how it stands, is the order's.
CREATE TABLE octo_booking (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  -- By which the reseller calls it: their own, so that a call that is sent twice books once.
  uuid uuid NOT NULL,
  -- What it is booked by now; before its payment it can become another order.
  order_id uuid NOT NULL UNIQUE REFERENCES travel_order,
  product_id uuid NOT NULL,
  option_id text NOT NULL,
  availability_id uuid NOT NULL,
  -- [{uuid, unitId, resellerReference, contact}], in their order.
  unit_items jsonb NOT NULL,
  contact jsonb NOT NULL DEFAULT '{}',
  reseller_reference text CHECK (length(reseller_reference) <= 100),
  notes text CHECK (length(notes) <= 500),
  -- The reseller has the shop write to who travels as well.
  email_receipt boolean NOT NULL DEFAULT false,
  -- {original, retail, net}, each {usd, taxUsd}.
  price jsonb NOT NULL,
  cancel_reason text CHECK (length(cancel_reason) <= 200),
  -- When the reseller said who travels, and it was paid.
  confirmed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  CONSTRAINT octo_booking_once UNIQUE (customer_id, uuid)
);
CREATE INDEX octo_booking_reference ON octo_booking (customer_id, reseller_reference) WHERE reseller_reference IS NOT NULL;
