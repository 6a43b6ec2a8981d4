import { defineSlice } from '../../platform/slice.ts';
import { languageRoutes } from './http/language.routes.ts';
import { staffRoutes } from './http/staff.routes.ts';
import { ensureLanguages } from './usecases/ensure-languages.ts';
import { readDictionaries } from './usecases/read-dictionaries.ts';

export default defineSlice((platform) => ({
  name: 'languages',
  owns: [
    'language',
    'language_category',
    'missing_translation',
    'translation',
    'translation_draft',
    'translation_publish',
    'translation_publish_change',
  ],
  endpoints: [...languageRoutes(platform), ...staffRoutes(platform)],
  dictionaryOverrides: async () => (await readDictionaries(platform)).overrides,
  ensure: ensureLanguages,
  // Read before the first call, so that no transaction waits for a second connection to read them.
  start: async () => void (await readDictionaries(platform)),
  invariants: [
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
