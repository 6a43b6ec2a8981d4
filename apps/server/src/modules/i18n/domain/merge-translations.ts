import { LOCALES, type Locale } from '@app/contract/core/locale';

export type Texts = Readonly<Record<string, string>>;

const isLocale = (text: string): text is Locale => (LOCALES as readonly string[]).includes(text);

/** Names that are no plain property of an object in JavaScript; a dictionary holds none of them. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Lays stored texts over the shipped ones. A stored text replaces a shipped one or adds a key; an empty one leaves the
 * shipped text. Rows of an unknown language or with a key that JavaScript objects reserve are left out.
 */
export function mergeTranslations(
  shipped: Readonly<Record<Locale, Texts>>,
  rows: readonly { locale: string; key: string; text: string }[],
): { overrides: Partial<Record<Locale, Record<string, string>>>; texts: Record<Locale, Texts> } {
  const overrides: Partial<Record<Locale, Record<string, string>>> = {};
  for (const row of rows) {
    if (!isLocale(row.locale) || row.text === '' || UNSAFE_KEYS.has(row.key)) continue;
    const texts = overrides[row.locale] ?? {};
    overrides[row.locale] = texts;
    texts[row.key] = row.text;
  }
  const merged = LOCALES.map((locale) => [locale, { ...shipped[locale], ...overrides[locale] }]);
  return { overrides, texts: Object.fromEntries(merged) as Record<Locale, Texts> };
}
