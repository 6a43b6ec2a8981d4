import type { Locale } from '@app/contract/core/locale';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Bundles, Texts } from './bundles';
import { currentLocale, keepLocale } from './locale';

/** All texts of a language are one file, loaded when it is first spoken. */
const languages: Record<Locale, () => Promise<{ default: Bundles }>> = {
  'en-US': () => import('./languages/en-US'),
  'zh-cn': () => import('./languages/zh-cn'),
  es: () => import('./languages/es'),
  pt: () => import('./languages/pt'),
};

/**
 * Each slice brings its own texts; what core and accounts share with the storefront holds the words of refusals. They come in
 * any order because no two share a key.
 */
async function load(locale: Locale): Promise<Texts> {
  return together((await languages[locale]()).default);
}

const together = (bundles: Bundles): Texts =>
  Object.assign({}, ...Object.values(bundles).map((bundle) => bundle.default));

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
    // Names that staff give to permissions come later, and are drawn when they do.
    react: { bindI18n: 'languageChanged loaded' },
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

// In `npm run dev`: a text that was changed is drawn anew where it stands.
import.meta.hot?.accept(['./languages/en-US', './languages/zh-cn', './languages/es', './languages/pt'], (changed) => {
  for (const [at, locale] of (['en-US', 'zh-cn', 'es', 'pt'] as const).entries()) {
    const bundles: Bundles | undefined = changed[at]?.default;
    if (bundles) i18next.addResourceBundle(locale.toLowerCase(), 'translation', together(bundles), true, true);
  }
  i18next.emit('loaded', {});
});
