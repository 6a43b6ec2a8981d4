-- A code that people chose as it is compared: what `readCode` makes of it. Chosen codes have plain letters, digits and hyphens.
CREATE FUNCTION chosen_code(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(upper(regexp_replace(written, '[^A-Za-z0-9]', '', 'g')), 'OIL', '011')
$$;
