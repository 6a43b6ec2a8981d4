-- What guards an account goes by real time, which nobody moves: sessions, one-time codes, image codes, the age of a
-- password, keys of repeated calls, turns of the mail, who is at the desk. The product's clock is for the business alone.
ALTER TABLE customer ALTER password_changed_at SET DEFAULT statement_timestamp();
ALTER TABLE customer_session ALTER created_at SET DEFAULT statement_timestamp(),
  ALTER last_seen_at SET DEFAULT statement_timestamp();
ALTER TABLE staff_session ALTER created_at SET DEFAULT statement_timestamp();
ALTER TABLE account_code ALTER sent_at SET DEFAULT statement_timestamp();
ALTER TABLE idempotency_key ALTER created_at SET DEFAULT statement_timestamp();
ALTER TABLE mail_outbox ALTER next_try_at SET DEFAULT statement_timestamp();
ALTER TABLE chat_presence ALTER seen_at SET DEFAULT statement_timestamp();

-- Written while the clock of a demo was ahead: nothing of this may lie in the real future, or last longer than it may.
UPDATE customer SET password_changed_at = statement_timestamp() WHERE password_changed_at > statement_timestamp();
UPDATE customer_session SET created_at = least(created_at, statement_timestamp()),
    last_seen_at = least(last_seen_at, statement_timestamp()),
    expires_at = least(expires_at, statement_timestamp() + interval '30 days')
  WHERE expires_at > statement_timestamp() + interval '30 days' OR last_seen_at > statement_timestamp();
UPDATE staff_session SET created_at = least(created_at, statement_timestamp()),
    expires_at = least(expires_at, statement_timestamp() + interval '12 hours')
  WHERE expires_at > statement_timestamp() + interval '12 hours';
DELETE FROM account_code WHERE sent_at > statement_timestamp();
DELETE FROM image_code WHERE expires_at > statement_timestamp() + interval '5 minutes';
UPDATE idempotency_key SET created_at = statement_timestamp() WHERE created_at > statement_timestamp();
UPDATE mail_outbox SET next_try_at = statement_timestamp() WHERE next_try_at > statement_timestamp() + interval '6 hours';
UPDATE mail_outbox SET useless_at = statement_timestamp() WHERE useless_at > statement_timestamp() + interval '10 minutes';
UPDATE chat_presence SET seen_at = statement_timestamp() WHERE seen_at > statement_timestamp();
UPDATE staff SET totp_last_step = NULL WHERE totp_last_step > extract(epoch FROM statement_timestamp()) / 30 + 1;
