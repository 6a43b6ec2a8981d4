export const LOCALES = ['en-US', 'zh-cn', 'es', 'pt'] as const;
export type Locale = (typeof LOCALES)[number];
export const DEFAULT_LOCALE: Locale = 'en-US';
export const DEFAULT_CURRENCY = 'USD';

/** The product's locale for what a person, browser or link wrote; case does not matter, a language alone is enough. */
export function matchLocale(text: string | null | undefined): Locale | null {
  if (!text) return null;
  const wanted = text.toLowerCase();
  const exact = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  if (exact) return exact;
  const language = wanted.split(/[-_]/)[0];
  return LOCALES.find((locale) => locale.toLowerCase().split('-')[0] === language) ?? null;
}

/** The BCP 47 tag for `Intl` and the html `lang` attribute. */
export const intlTag: Record<Locale, string> = { 'en-US': 'en-US', 'zh-cn': 'zh-CN', es: 'es', pt: 'pt' };

/**
 * A language of the shop by its tag: one of those shipped, or one that staff added, whose texts stand in the database
 * alone.
 */
export type Language = string;

/** The form of a language tag; whether it is one, `isLanguageTag` tells. */
export const LANGUAGE_TAG = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;

/** Whether a text is the tag of a language: its code, then script, region or variant, as `Intl` takes it. */
export function isLanguageTag(text: string): boolean {
  if (!LANGUAGE_TAG.test(text)) return false;
  try {
    return Intl.getCanonicalLocales(text).length === 1;
  } catch {
    return false;
  }
}

export const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** The language that contents are read in for a language of the shop: itself, the shipped one it derives from, English. */
export const contentLocale = (language: Language): Locale => matchLocale(language) ?? DEFAULT_LOCALE;

/** A language as a device or an address keeps it, or null: one that is shipped, or any well-formed tag. */
export function languageOf(text: string | null | undefined): Language | null {
  if (!text) return null;
  const wanted = text.toLowerCase();
  const shipped = LOCALES.find((locale) => locale.toLowerCase() === wanted);
  if (shipped) return shipped;
  return isLanguageTag(text) ? text : matchLocale(text);
}

/** The BCP 47 tag of any language of the shop. */
export const tagOf = (language: Language): string => (isLocale(language) ? intlTag[language] : language);

/** A language without its region or script, as it is compared: `zh` of `zh-cn`. */
export const baseOf = (language: Language): string => language.toLowerCase().split('-')[0] ?? '';

/** A text in every language the content exists in; English is always there and is the fallback. */
export type Localized = { readonly 'en-US': string } & { readonly [K in Exclude<Locale, 'en-US'>]?: string };

export const localize = (text: Localized, locale: Locale): string => text[locale] || text['en-US'];
