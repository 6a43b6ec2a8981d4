import { LOCALES, type Locale } from '@app/contract/core/locale';
import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';

const languages: Record<Locale, { name: string; title: string }> = {
  'en-US': { name: 'English', title: 'English' },
  'zh-cn': { name: 'Chinese', title: '简体中文' },
  es: { name: 'Spanish', title: 'Español' },
  pt: { name: 'Portuguese', title: 'Português' },
};

const dollar = { 'en-US': 'US dollar', 'zh-cn': '美元', es: 'Dólar estadounidense', pt: 'Dólar americano' };

/** What no installation can do without: the four languages and the settlement currency at a rate of one. */
export async function ensureLanguages(db: Queryable): Promise<void> {
  const codes = [...LOCALES];
  await sql`
    INSERT INTO language (code, name, title, is_default, sort_weight)
    SELECT code, name, title, code = 'en-US' AND NOT EXISTS (SELECT FROM language WHERE is_default), weight
      FROM unnest(
        ${codes}::text[], ${codes.map((code) => languages[code].name)}::text[],
        ${codes.map((code) => languages[code].title)}::text[], ${codes.map((_, index) => 100 - index * 10)}::int[]
      ) AS given (code, name, title, weight)
    ON CONFLICT DO NOTHING
  `.execute(db);
  await sql`
    WITH added AS (
      INSERT INTO currency (code, name, symbol, decimals, sort_weight)
      VALUES ('USD', ${json(dollar)}::jsonb, '$', 2, 1000) ON CONFLICT DO NOTHING
    )
    INSERT INTO currency_rate (currency, valid_from, rate, source)
    SELECT 'USD', '2000-01-01T00:00:00Z', 1, 'settlement'
     WHERE NOT EXISTS (SELECT FROM currency_rate WHERE currency = 'USD')
    ON CONFLICT DO NOTHING
  `.execute(db);
}
