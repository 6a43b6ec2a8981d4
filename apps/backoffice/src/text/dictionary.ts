import type { Locale } from '@app/contract/core/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { currentLocale, keepLocale } from './locale';

type Bundle = { default: Record<string, string> };

/** Each slice brings its own texts; the core slice's storefront texts hold the words for refused fields. */
const bundles = import.meta.glob<Bundle>([
  '../../../../packages/contract/src/*/staff-messages/*.ts',
  '../../../../packages/contract/src/verticals/*/staff-messages/*.ts',
  '../../../../packages/contract/src/core/messages/*.ts',
]);

/** Loads every text of one language. Slices may come in any order because no two share a key. */
async function load(locale: Locale): Promise<Record<string, string>> {
  const wanted = Object.entries(bundles).filter(([path]) => path.endsWith(`/${locale}.ts`));
  const loaded = await Promise.all(wanted.map(([, read]) => read()));
  return Object.assign({}, ...loaded.map((bundle) => bundle.default));
}

/** Makes the texts ready before the first paint. */
export async function startTexts(): Promise<void> {
  const locale = currentLocale();
  keepLocale(locale);
  await i18next.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    lowerCaseLng: true,
    interpolation: { escapeValue: false },
    resources: { [locale.toLowerCase()]: { translation: await load(locale) } },
  });
}

/** Switches the language; the screen keeps its place and whatever was typed. */
export async function switchLocale(locale: Locale): Promise<void> {
  const code = locale.toLowerCase();
  if (!i18next.hasResourceBundle(code, 'translation'))
    i18next.addResourceBundle(code, 'translation', await load(locale));
  keepLocale(locale);
  await i18next.changeLanguage(locale);
}
