-- What travel packages are described with: themes, what is in the price and what is not, meals, transport, notices.
CREATE TABLE travel_term (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('theme', 'included', 'excluded', 'meal', 'transport', 'notice')),
  name jsonb NOT NULL CHECK (name ? 'en-US'),
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0 CHECK (sort_weight BETWEEN 0 AND 9999),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE UNIQUE INDEX travel_term_name ON travel_term (kind, lower(name ->> 'en-US'));
CREATE INDEX travel_term_listed ON travel_term (sort_weight DESC, created_at, id);

-- Tiles of the storefront's travel row; each opens the home screen of a kind of travel.
CREATE TABLE home_travel_category (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  screen text NOT NULL CHECK (screen ~ '^[a-z]{2,20}$'),
  title jsonb NOT NULL CHECK (title ? 'en-US'),
  subtitle jsonb NOT NULL,
  -- Null: the picture that the app ships for the kind.
  image text,
  enabled boolean NOT NULL DEFAULT true,
  sort_weight int NOT NULL DEFAULT 0 CHECK (sort_weight BETWEEN 0 AND 9999),
  version int NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT app_now()
);
CREATE INDEX home_travel_category_listed ON home_travel_category (sort_weight DESC, created_at, id);

INSERT INTO home_travel_category (screen, sort_weight, title, subtitle) VALUES
  ('hotel', 60, '{"en-US": "Hotels", "zh-cn": "酒店", "es": "Hoteles", "pt": "Hotéis"}',
    '{"en-US": "A good night''s sleep", "zh-cn": "安心好眠", "es": "Dormir bien", "pt": "Durma bem"}'),
  ('flight', 50, '{"en-US": "Flights", "zh-cn": "机票", "es": "Vuelos", "pt": "Voos"}',
    '{"en-US": "One way or return", "zh-cn": "单程往返", "es": "Ida o ida y vuelta", "pt": "Ida ou ida e volta"}'),
  ('tour', 40, '{"en-US": "Tours", "zh-cn": "跟团游", "es": "Tours", "pt": "Excursões"}', '{"en-US": ""}'),
  ('dining', 30, '{"en-US": "Dining", "zh-cn": "美食", "es": "Comer", "pt": "Comer"}', '{"en-US": ""}'),
  ('combo', 20, '{"en-US": "Combos", "zh-cn": "套餐", "es": "Paquetes", "pt": "Pacotes"}', '{"en-US": ""}'),
  ('deal', 10, '{"en-US": "Deals", "zh-cn": "特惠", "es": "Ofertas", "pt": "Ofertas"}', '{"en-US": ""}');

INSERT INTO travel_term (kind, sort_weight, name) VALUES
  ('theme', 90, '{"en-US": "City break", "zh-cn": "城市短途", "es": "Escapada urbana", "pt": "Escapada urbana"}'),
  ('theme', 80, '{"en-US": "Beach", "zh-cn": "海滩", "es": "Playa", "pt": "Praia"}'),
  ('theme', 70, '{"en-US": "Nature", "zh-cn": "自然风光", "es": "Naturaleza", "pt": "Natureza"}'),
  ('theme', 60, '{"en-US": "Family", "zh-cn": "亲子", "es": "En familia", "pt": "Em família"}'),
  ('included', 90, '{"en-US": "Airport transfer", "zh-cn": "机场接送", "es": "Traslado al aeropuerto", "pt": "Traslado do aeroporto"}'),
  ('included', 80, '{"en-US": "Local guide", "zh-cn": "当地导游", "es": "Guía local", "pt": "Guia local"}'),
  ('included', 70, '{"en-US": "Entrance tickets", "zh-cn": "景点门票", "es": "Entradas", "pt": "Ingressos"}'),
  ('included', 60, '{"en-US": "Travel insurance", "zh-cn": "旅行保险", "es": "Seguro de viaje", "pt": "Seguro viagem"}'),
  ('excluded', 90, '{"en-US": "Visa fees", "zh-cn": "签证费", "es": "Gastos de visado", "pt": "Taxas de visto"}'),
  ('excluded', 80, '{"en-US": "Personal expenses", "zh-cn": "个人消费", "es": "Gastos personales", "pt": "Despesas pessoais"}'),
  ('excluded', 70, '{"en-US": "Tips", "zh-cn": "小费", "es": "Propinas", "pt": "Gorjetas"}'),
  ('meal', 90, '{"en-US": "Breakfast", "zh-cn": "早餐", "es": "Desayuno", "pt": "Café da manhã"}'),
  ('meal', 80, '{"en-US": "Half board", "zh-cn": "半食宿", "es": "Media pensión", "pt": "Meia pensão"}'),
  ('meal', 70, '{"en-US": "Full board", "zh-cn": "全食宿", "es": "Pensión completa", "pt": "Pensão completa"}'),
  ('transport', 90, '{"en-US": "Coach", "zh-cn": "大巴", "es": "Autocar", "pt": "Ônibus"}'),
  ('transport', 80, '{"en-US": "Train", "zh-cn": "火车", "es": "Tren", "pt": "Trem"}'),
  ('transport', 70, '{"en-US": "Boat", "zh-cn": "轮船", "es": "Barco", "pt": "Barco"}'),
  ('notice', 90, '{"en-US": "Passport valid for six months", "zh-cn": "护照有效期六个月以上", "es": "Pasaporte válido seis meses", "pt": "Passaporte válido por seis meses"}'),
  ('notice', 80, '{"en-US": "Comfortable shoes needed", "zh-cn": "请穿舒适的鞋", "es": "Calzado cómodo necesario", "pt": "Use calçado confortável"}');
