ALTER TABLE logistics_company
  ADD COLUMN version int NOT NULL DEFAULT 1,
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT app_now();
CREATE INDEX logistics_company_place ON logistics_company (sort_weight DESC, code);

-- A parcel keeps what its company was called when it was sent, and a return what it was called when it was told.
ALTER TABLE shipment ADD COLUMN company_name jsonb;
UPDATE shipment s SET company_name = c.name FROM logistics_company c WHERE c.id = s.company_id;
ALTER TABLE shipment ALTER COLUMN company_name SET NOT NULL;
CREATE INDEX shipment_company ON shipment (company_id);
ALTER TABLE after_sale_case ADD COLUMN return_company_name jsonb;
UPDATE after_sale_case a SET return_company_name = c.name FROM logistics_company c WHERE c.id = a.return_company;
CREATE INDEX after_sale_case_company ON after_sale_case (return_company) WHERE return_company IS NOT NULL;

CREATE FUNCTION keep_shipment_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.company_name := (SELECT name FROM logistics_company WHERE id = NEW.company_id);
  RETURN NEW;
END $$;
CREATE TRIGGER shipment_company_name BEFORE INSERT ON shipment FOR EACH ROW EXECUTE FUNCTION keep_shipment_company();

CREATE FUNCTION keep_return_company() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.return_company_name := (SELECT name FROM logistics_company WHERE id = NEW.return_company);
  RETURN NEW;
END $$;
CREATE TRIGGER after_sale_case_company_name BEFORE INSERT OR UPDATE OF return_company ON after_sale_case
  FOR EACH ROW WHEN (NEW.return_company IS NOT NULL) EXECUTE FUNCTION keep_return_company();
