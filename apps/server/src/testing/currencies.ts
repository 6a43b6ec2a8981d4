import { sql } from 'kysely';
import type { TestApp } from './test-app.ts';

/** Currencies with 0 to 3 decimals at rates that leave remainders, for tests of what is shown. */
export const ODD_CURRENCIES = ['JPY', 'CNY', 'GBP', 'KWD'] as const;

const RATES = [
  { code: 'JPY', decimals: 0, rate: '151.37' },
  { code: 'CNY', decimals: 2, rate: '7.1234' },
  { code: 'GBP', decimals: 2, rate: '0.7891' },
  { code: 'KWD', decimals: 3, rate: '0.30712' },
] as const;

/** Puts the currencies on offer, at their rates from now on. */
export async function plantCurrencies({ app }: Pick<TestApp, 'app'>): Promise<void> {
  const { db, cache } = app.platform;
  for (const { code, decimals, rate } of RATES) {
    await sql`INSERT INTO currency (code, name, symbol, decimals) VALUES (${code}, jsonb_build_object('en-US', ${code}::text), ${code}, ${decimals})
      ON CONFLICT (code) DO NOTHING`.execute(db);
    await sql`INSERT INTO currency_rate (currency, valid_from, rate, source) VALUES (${code}, app_now(), ${rate}, 'test')`.execute(
      db,
    );
  }
  cache.drop(['currencies']);
}
