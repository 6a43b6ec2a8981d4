-- Names are sorted as people of a language do: Á beside A, Ñ behind N, Chinese by pinyin. `names_any` is for names that are in no language:
-- Latin letters, then Chinese by pinyin. A PostgreSQL without ICU knows no language: there accents are left out of what is compared.
DO $$
BEGIN
  CREATE COLLATION names_en (provider = icu, locale = 'en');
  CREATE COLLATION names_es (provider = icu, locale = 'es');
  CREATE COLLATION names_pt (provider = icu, locale = 'pt');
  CREATE COLLATION names_zh (provider = icu, locale = 'zh-u-co-pinyin');
  CREATE COLLATION names_any (provider = icu, locale = 'zh-u-co-pinyin-kr-latn-hani');
  CREATE FUNCTION name_order(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS 'SELECT $1';
EXCEPTION WHEN feature_not_supported OR invalid_parameter_value OR undefined_object THEN
  CREATE COLLATION names_en FROM "C";
  CREATE COLLATION names_es FROM "C";
  CREATE COLLATION names_pt FROM "C";
  CREATE COLLATION names_zh FROM "C";
  CREATE COLLATION names_any FROM "C";
  CREATE FUNCTION name_order(text) RETURNS text IMMUTABLE PARALLEL SAFE LANGUAGE sql AS 'SELECT search_fold($1)';
END
$$;
