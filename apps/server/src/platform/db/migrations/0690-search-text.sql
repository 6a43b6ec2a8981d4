-- A text as it is searched: without case, accents, width and letters that only look accented. "Élan Straße" is "elan strasse".
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT replace(replace(replace(translate(
    regexp_replace(lower(normalize(written, NFKD)), '[\u0300-\u036f]', '', 'g'), 'øđłı', 'odli'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe')
$$;

-- The LIKE pattern of folded texts that hold what was typed; its signs of patterns stand for themselves.
CREATE FUNCTION search_pattern(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || regexp_replace(search_fold(typed), '([\\%_])', '\\\1', 'g') || '%'
$$;
