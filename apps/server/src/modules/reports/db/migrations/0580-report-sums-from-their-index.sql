-- A year of days is read from the index alone: of 500 agents it holds some 370,000 rows, and fetching each of them from the
-- table took ten times the CPU. Rows of one day lie far apart there, because days are counted again measure by measure.
ALTER TABLE report_day DROP CONSTRAINT report_day_day_measure_kind_agent_id_key,
  ADD UNIQUE NULLS NOT DISTINCT (day, measure, kind, agent_id) INCLUDE (count, usd);
ALTER TABLE report_product_day DROP CONSTRAINT report_product_day_day_product_id_agent_id_key,
  ADD UNIQUE NULLS NOT DISTINCT (day, product_id, agent_id) INCLUDE (count, usd);
