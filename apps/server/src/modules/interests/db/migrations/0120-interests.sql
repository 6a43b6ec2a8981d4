-- What a customer may say of himself: styles, whom he shops for, hobbies. The rows belong to the back office.
CREATE TABLE interest (
  id uuid PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('style', 'audience', 'hobby')),
  name jsonb NOT NULL CHECK (name ? 'en-US'),
  image text,
  -- Offered to customers; one that is withdrawn stays with those who chose it until they choose anew.
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0 CHECK (sort_weight BETWEEN 0 AND 9999),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX interest_offered ON interest (kind, sort_weight DESC, created_at, id);

CREATE TABLE customer_interest (
  customer_id uuid NOT NULL REFERENCES customer,
  interest_id uuid NOT NULL REFERENCES interest,
  PRIMARY KEY (customer_id, interest_id)
);
CREATE INDEX customer_interest_of ON customer_interest (interest_id);

CREATE TABLE customer_category (
  customer_id uuid NOT NULL REFERENCES customer,
  category_id uuid NOT NULL REFERENCES category ON DELETE CASCADE,
  PRIMARY KEY (customer_id, category_id)
);
CREATE INDEX customer_category_of ON customer_category (category_id);

CREATE TABLE customer_size (
  customer_id uuid PRIMARY KEY REFERENCES customer,
  -- How the person wants to see them; they are kept in millimetres and grams.
  units text NOT NULL CHECK (units IN ('metric', 'imperial')),
  height_mm int CHECK (height_mm BETWEEN 500 AND 2500),
  weight_g int CHECK (weight_g BETWEEN 10000 AND 300000),
  bust_mm int CHECK (bust_mm BETWEEN 400 AND 2000),
  waist_mm int CHECK (waist_mm BETWEEN 300 AND 2000),
  hips_mm int CHECK (hips_mm BETWEEN 400 AND 2200),
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
