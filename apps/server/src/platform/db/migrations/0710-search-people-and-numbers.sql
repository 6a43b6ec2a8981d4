-- Functions name their schema: an index is built with a search path of its own.
-- A number as it is searched: without spaces, dashes and other signs between its characters. "1Z 999-AA" is "1z999aa".
CREATE FUNCTION search_code(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT regexp_replace(public.search_fold(written), '[-\s._/()+#:,]', '', 'g')
$$;

-- The LIKE pattern of numbers that hold what was typed; null, which nothing is like, where only signs were typed.
CREATE FUNCTION search_code_pattern(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(NULLIF(public.search_code(typed), ''), '([\\%])', '\\\1', 'g') || '%'
$$;

-- Somebody as they are searched: name and e-mail without case and accents, and last the digits of their phone number.
CREATE FUNCTION search_person(name text, email text, phone text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT public.search_fold(COALESCE(name, '') || ' ' || COALESCE(email, '')) || ' ' ||
    regexp_replace(COALESCE(phone, ''), '\D', '', 'g')
$$;

-- Some numbers as they are searched, each for itself.
CREATE FUNCTION search_codes(written text[]) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT public.search_code(array_to_string(written, ';'))
$$;
