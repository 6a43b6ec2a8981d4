-- How the shop presents itself everywhere: one row.
CREATE TABLE shop_identity (
  id int PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  -- Empty until the shop has a name.
  name text NOT NULL DEFAULT '' CHECK (char_length(name) <= 40),
  -- Null: the colour that the style sheets are written in.
  colour text CHECK (colour ~ '^#[0-9a-f]{6}$'),
  -- Drawn while there is no icon.
  mark text NOT NULL DEFAULT 'bag' CHECK (mark IN ('bag', 'sails')),
  logo text,
  logo_width int,
  logo_height int,
  icon text,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now(),
  CHECK ((logo IS NULL) = (logo_width IS NULL) AND (logo IS NULL) = (logo_height IS NULL))
);

-- A name that the shop has set goes with it. The one that was shipped was nobody's choice: such a shop has none yet.
INSERT INTO shop_identity (name)
SELECT left(COALESCE((SELECT btrim(value #>> '{}') FROM parameter WHERE key = 'shop.brand' AND value #>> '{}' <> 'Avela'), ''), 40);
DELETE FROM parameter WHERE key = 'shop.brand';

-- Facts that were shipped as if they were the shop's own (decision 065): no longer valid where somebody has confirmed
-- them word for word, and asked for. A database filled with demo data holds on to them as data of its own.
DELETE FROM parameter WHERE (key, value #>> '{}') IN (
  ('shop.support_email', 'support@avela.example'),
  ('shop.return_name', 'Avela returns'),
  ('shop.return_phone', '+1 202-555-0175'),
  ('shop.return_address', '48 Harbor Street, Portland, OR 97201, US'));
INSERT INTO parameter (key, value)
SELECT fact.key, to_jsonb(fact.value) FROM (VALUES
  ('shop.support_email', 'support@avela.example'),
  ('shop.return_name', 'Avela returns'),
  ('shop.return_phone', '+1 202-555-0175'),
  ('shop.return_address', '48 Harbor Street, Portland, OR 97201, US')) AS fact (key, value)
WHERE EXISTS (SELECT FROM parameter WHERE key = 'demo.login_email' AND value #>> '{}' <> '')
ON CONFLICT (key) DO NOTHING;
UPDATE shop_identity SET name = 'Avela', mark = 'sails'
WHERE name = '' AND EXISTS (SELECT FROM parameter WHERE key = 'demo.login_email' AND value #>> '{}' <> '');
