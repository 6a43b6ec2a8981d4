-- How often a step was taken on a day of the shop, by what is bought and the source of the visit. Nothing names a person or a device.
CREATE TABLE funnel_count (
  day date NOT NULL,
  step text NOT NULL CHECK (step IN ('view', 'cart', 'checkout')),
  kind text NOT NULL,
  source text NOT NULL CHECK (source ~ '^[a-z0-9.-]{1,40}$'),
  times bigint NOT NULL CHECK (times > 0),
  PRIMARY KEY (day, step, kind, source)
);

-- From which source the order of a payment was placed; whether it is paid is said by the payment.
CREATE TABLE funnel_order (
  payment_id uuid PRIMARY KEY,
  day date NOT NULL,
  kind text NOT NULL,
  source text NOT NULL CHECK (source ~ '^[a-z0-9.-]{1,40}$')
);
CREATE INDEX funnel_order_day ON funnel_order (day);
