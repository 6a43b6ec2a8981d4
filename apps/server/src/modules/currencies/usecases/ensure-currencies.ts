import { sql } from 'kysely';
import { json, type Queryable } from '../../../platform/db/connect.ts';

const dollar = { 'en-US': 'US dollar', 'zh-cn': '美元', es: 'Dólar estadounidense', pt: 'Dólar americano' };

/** What no installation can do without: the settlement currency at a rate of one. */
export async function ensureCurrencies(db: Queryable): Promise<void> {
  await sql`
    WITH added AS (
      INSERT INTO currency (code, name, symbol, decimals, sort_weight, is_default)
      VALUES ('USD', ${json(dollar)}::jsonb, '$', 2, 1000, NOT EXISTS (SELECT FROM currency WHERE is_default))
      ON CONFLICT DO NOTHING
    )
    INSERT INTO currency_rate (currency, valid_from, rate, source)
    SELECT 'USD', '2000-01-01T00:00:00Z', 1, 'settlement'
     WHERE NOT EXISTS (SELECT FROM currency_rate WHERE currency = 'USD')
    ON CONFLICT DO NOTHING
  `.execute(db);
}
