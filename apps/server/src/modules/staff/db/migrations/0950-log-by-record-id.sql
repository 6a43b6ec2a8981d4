-- The log is asked for a record by its number alone.
CREATE INDEX operation_log_record_id ON operation_log (split_part(record, '/', 2), created_at DESC, id DESC);
