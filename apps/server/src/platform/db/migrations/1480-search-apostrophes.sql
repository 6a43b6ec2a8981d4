-- A text as it is searched, as `searchFold` of the kernel does it: without case, accents, width, apostrophes and letters that only look
-- accented, with plain hyphens. Apostrophes come last in what is translated and have no counterpart, so they are left out.
CREATE OR REPLACE FUNCTION search_fold(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT normalize(replace(replace(replace(replace(translate(
    lower(regexp_replace(normalize(replace(written, '´', ''), NFKD),
      '[\u0300-\u036f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g')),
    '‐‑‒–—―−⁃øđðłıħŧŋəς''`‘’‚‛′‵ʹʻʼʽˈ', '--------oddlihtneσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th'), NFC)
$$;

-- What was typed may be nothing once it is folded, such as an apostrophe alone: that is found nowhere, and an apostrophe is in no folded text.
CREATE OR REPLACE FUNCTION search_pattern(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT '%' || CASE WHEN typed <> '' AND search_fold(typed) = '' THEN ''''
    ELSE regexp_replace(search_fold(typed), '([\\%_])', '\\\1', 'g') END || '%'
$$;

-- What is stored by the former folding is made anew: columns, and indexes of expressions.
DO $$
DECLARE
  kept record;
BEGIN
  FOR kept IN
    SELECT a.attrelid::regclass AS of, a.attname AS name, pg_get_expr(d.adbin, d.adrelid) AS expression, (
      SELECT b.attname FROM pg_depend p JOIN pg_attribute b ON b.attrelid = p.refobjid AND b.attnum = p.refobjsubid
      WHERE p.classid = 'pg_attrdef'::regclass AND p.objid = d.oid AND p.refclassid = 'pg_class'::regclass
        AND p.refobjid = a.attrelid AND p.refobjsubid <> a.attnum ORDER BY b.attnum LIMIT 1) AS source
    FROM pg_attribute a JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
    WHERE a.attgenerated = 's' AND pg_get_expr(d.adbin, d.adrelid) LIKE '%search_fold(%'
  LOOP
    -- A generated column is made anew when what it is made of is written.
    EXECUTE format('UPDATE %s SET %I = %I WHERE %I IS DISTINCT FROM %s',
      kept.of, kept.source, kept.source, kept.name, kept.expression);
  END LOOP;
  FOR kept IN
    SELECT indexrelid::regclass AS of FROM pg_index
    WHERE pg_get_expr(indexprs, indrelid) ~ 'search_(fold|person|code|codes)\('
  LOOP
    EXECUTE format('REINDEX INDEX %s', kept.of);
  END LOOP;
END
$$;
