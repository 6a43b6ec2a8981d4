-- Specs that many products share, kept to be taken over into a product's form; a product keeps its own copy.
CREATE TABLE spec_template (
  id uuid PRIMARY KEY,
  name jsonb NOT NULL,
  -- Names in every language, in their order.
  "values" jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX spec_template_name ON spec_template (lower(name ->> 'en-US'));
CREATE INDEX spec_template_newest ON spec_template (created_at, id);

-- Marks that many products bear. A product's own row repeats name and colour, so that a card needs no other table.
CREATE TABLE product_tag (
  id uuid PRIMARY KEY,
  code text NOT NULL CHECK (length(code) BETWEEN 1 AND 30),
  name jsonb NOT NULL,
  colour text NOT NULL,
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX product_tag_code ON product_tag (code);
CREATE INDEX product_tag_newest ON product_tag (created_at, id);
