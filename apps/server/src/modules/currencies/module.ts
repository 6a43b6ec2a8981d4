import { defineSlice } from '../../platform/slice.ts';
import { currencyRoutes } from './http/currency.routes.ts';
import { staffCurrencyRoutes } from './http/staff-currency.routes.ts';
import { ensureCurrencies } from './usecases/ensure-currencies.ts';
import { readCurrencies } from './usecases/read-currencies.ts';

export default defineSlice((platform) => ({
  name: 'currencies',
  owns: ['currency', 'currency_rate'],
  endpoints: [...currencyRoutes(platform), ...staffCurrencyRoutes(platform)],
  ensure: ensureCurrencies,
  // Read before the first call, so that no transaction waits for a second connection to read them.
  start: async () => void (await readCurrencies(platform)),
  invariants: [
    {
      name: 'i18n.settlement-rate',
      promise: 'The settlement currency is on, has two decimals and is worth exactly itself.',
      sql: `
        SELECT c.code, c.enabled, c.decimals, r.rate::text
          FROM currency c LEFT JOIN currency_rate r ON r.currency = c.code
         WHERE c.code = 'USD' AND (NOT c.enabled OR c.decimals <> 2 OR r.rate IS DISTINCT FROM 1)`,
    },
    {
      name: 'i18n.one-default-currency',
      promise: 'Exactly one currency is what prices are shown in unasked, and it is on.',
      sql: `SELECT count(*) AS defaults FROM currency WHERE is_default AND enabled HAVING count(*) <> 1`,
    },
  ],
}));
