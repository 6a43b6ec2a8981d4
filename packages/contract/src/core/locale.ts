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

/** A text in every language the content exists in; English is always there and is the fallback. */
export type Localized = { readonly 'en-US': string } & { readonly [K in Exclude<Locale, 'en-US'>]?: string };

export const localize = (text: Localized, locale: Locale): string => text[locale] || text['en-US'];
