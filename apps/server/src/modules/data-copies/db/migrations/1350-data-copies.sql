-- Copies of what the shop keeps about a customer, made by the worker. The bytes lie in the data folder under the id.
CREATE TABLE data_copy (
  id uuid PRIMARY KEY,
  customer_id uuid NOT NULL REFERENCES customer,
  -- The language of the file that explains the others.
  language text NOT NULL,
  state text NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'running', 'done', 'failed', 'expired')),
  bytes bigint NOT NULL DEFAULT 0,
  tries int NOT NULL DEFAULT 0,
  -- Until when the process that makes it has said to be alive; machine time, which no one moves.
  lease_until timestamptz,
  -- Of the address that sends the file for some minutes.
  link_hash bytea UNIQUE,
  link_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT app_now(),
  done_at timestamptz,
  CHECK (state NOT IN ('done', 'failed', 'expired') OR done_at IS NOT NULL)
);
-- One at a time is made for a customer.
CREATE UNIQUE INDEX data_copy_under_way ON data_copy (customer_id) WHERE state IN ('waiting', 'running');
CREATE INDEX data_copy_of_customer ON data_copy (customer_id, created_at DESC, id DESC);
CREATE INDEX data_copy_waiting ON data_copy (created_at) WHERE state IN ('waiting', 'running');
CREATE INDEX data_copy_kept ON data_copy (done_at) WHERE state = 'done';
