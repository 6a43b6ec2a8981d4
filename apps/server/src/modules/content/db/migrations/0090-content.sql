CREATE TABLE banner (
  id uuid PRIMARY KEY,
  title jsonb NOT NULL,
  kicker jsonb NOT NULL DEFAULT '{"en-US": ""}',
  action jsonb NOT NULL DEFAULT '{"en-US": ""}',
  image text NOT NULL,
  redirect_type text NOT NULL CHECK (redirect_type IN ('internal', 'external', 'rich_text', 'product', 'none')),
  -- Of the type: route and query, url, html in each language, productId.
  redirect jsonb NOT NULL DEFAULT '{}',
  effective_at timestamptz NOT NULL,
  expires_at timestamptz,
  sort_weight int NOT NULL DEFAULT 0,
  version int NOT NULL DEFAULT 1
);

CREATE TABLE article (
  key text PRIMARY KEY CHECK (length(key) <= 50),
  title jsonb NOT NULL,
  html jsonb NOT NULL,
  version int NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT app_now()
);
