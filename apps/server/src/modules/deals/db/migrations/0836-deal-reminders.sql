-- Who wants to be reminded shortly before a deal begins, of goods or of travel; once it was sent, the row is gone.
CREATE TABLE deal_reminder (
  deal_id uuid NOT NULL,
  customer_id uuid NOT NULL REFERENCES customer,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  PRIMARY KEY (deal_id, customer_id)
);
CREATE INDEX deal_reminder_customer ON deal_reminder (customer_id);
