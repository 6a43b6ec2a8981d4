import type { Localized } from '@app/contract/core/locale';
import { sql } from 'kysely';
import type { Queryable } from '../../../platform/db/connect.ts';

export type CurrencyRow = {
  code: string;
  name: Localized;
  symbol: string;
  decimals: number;
  rate: string;
  is_default: boolean;
};

/** Currencies that are on and have a rate in force: the newest that has begun. Heaviest first. */
export async function currenciesInForce(db: Queryable): Promise<CurrencyRow[]> {
  const { rows } = await sql<CurrencyRow>`
    SELECT c.code, c.name, c.symbol, c.decimals, c.is_default, trim_scale(r.rate)::text AS rate
      FROM currency c
      JOIN LATERAL (
        SELECT rate FROM currency_rate
         WHERE currency = c.code AND valid_from <= app_now()
         ORDER BY valid_from DESC LIMIT 1
      ) r ON true
     WHERE c.enabled
     ORDER BY c.sort_weight DESC, c.code
  `.execute(db);
  return rows;
}
