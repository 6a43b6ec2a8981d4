import { defineSlice } from '../../platform/slice.ts';
import { staffCurrencyRoutes } from '../currencies/http/staff-currency.routes.ts';
import { readCurrencies } from '../currencies/usecases/read-currencies.ts';
import { i18nRoutes } from './http/i18n.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { ensureLanguages } from './usecases/ensure-languages.ts';
import { readDictionaries } from './usecases/read-dictionaries.ts';

export default defineSlice((platform) => ({
  name: 'i18n',
  endpoints: [...i18nRoutes(platform), ...staffRoutes(platform), ...staffCurrencyRoutes(platform)],
  dictionaryOverrides: async () => (await readDictionaries(platform)).overrides,
  ensure: ensureLanguages,
  // Read before the first call, so that no transaction waits for a second connection to read them.
  start: async () => {
    await Promise.all([readCurrencies(platform), readDictionaries(platform)]);
  },
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
    {
      name: 'i18n.one-default-language',
      promise: 'Exactly one language is the default, and it is on.',
      sql: `SELECT count(*) AS defaults FROM language WHERE is_default AND enabled HAVING count(*) <> 1`,
    },
    {
      name: 'i18n.one-default-category',
      promise: 'Exactly one group of keys takes those that no other claims, and it is on.',
      sql: `SELECT count(*) AS defaults FROM language_category WHERE is_default AND enabled HAVING count(*) <> 1`,
    },
    {
      name: 'i18n.publications',
      promise: 'Every publication has kept each text that it changed.',
      sql: `SELECT p.id, p.changes, count(c.key) AS kept FROM translation_publish p
        LEFT JOIN translation_publish_change c ON c.publish_id = p.id GROUP BY p.id HAVING count(c.key) <> p.changes`,
    },
    {
      name: 'i18n.pending-keys',
      promise: 'At most 5,000 reported keys wait for a translator (reliability S11).',
      sql: `SELECT count(*) AS pending FROM missing_translation HAVING count(*) > 5000`,
    },
  ],
}));
