import { languageEndpoints } from '@app/contract/languages/endpoints';
import { shapes } from '@app/contract/languages/schemas';
import { bindEndpoints, type HandlerOptions } from '../../../platform/http/bind.ts';
import type { Platform } from '../../../platform/slice.ts';
import { readDictionaries } from '../usecases/read-dictionaries.ts';
import { readLanguages } from '../usecases/read-languages.ts';
import { reportMissingKeys } from '../usecases/report-missing-keys.ts';

/** The storefront's calls about languages and texts. */
export function languageRoutes(platform: Platform) {
  const dictionaries: HandlerOptions<(typeof shapes)['translate']> = {
    handle: async ({ query }) => {
      const { texts } = await readDictionaries(platform);
      const wanted = (query.locales ?? Object.keys(texts)).filter((language) => Object.hasOwn(texts, language));
      return Object.fromEntries(wanted.map((language) => [language, { ...texts[language] }]));
    },
    cacheTags: () => ['translations'],
  };
  return bindEndpoints(languageEndpoints, shapes, {
    translate: dictionaries,
    translations: dictionaries,
    languages: { handle: () => readLanguages(platform), cacheTags: () => ['languages'] },
    reportMissingKey: ({ query, language, ip }) => reportMissingKeys(platform, { ...query, language, ip }),
  });
}
