-- By which clock the days were parted: when it turns out to be another one, they are counted again. NULL until the first
-- count; sums of before this migration are of PostgreSQL's own clock.
ALTER TABLE report_zone ADD COLUMN clock text;
UPDATE report_zone SET clock = 'PostgreSQL' WHERE EXISTS (SELECT FROM report_day) OR EXISTS (SELECT FROM report_product_day);
