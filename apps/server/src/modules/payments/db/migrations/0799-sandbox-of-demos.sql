-- The sandbox channel is part of a demo alone: elsewhere it goes, unless something was paid by it while the shop was one.
DO $$ BEGIN
  DELETE FROM payment_channel
  WHERE kind = 'sandbox'
    AND NOT EXISTS (SELECT FROM parameter WHERE key = 'demo.login_email' AND value #>> '{}' <> '');
EXCEPTION WHEN foreign_key_violation THEN NULL;
END $$;
