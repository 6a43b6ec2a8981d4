import { isLocale, type Language, LOCALES, type Locale } from '@app/contract/core/locale';

export type Texts = Readonly<Record<string, string>>;

/** Names that are no plain property of an object in JavaScript; a dictionary holds none of them. */
const UNSAFE_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** Whether a dictionary may hold the key. */
export const isSafeKey = (key: string): boolean => !UNSAFE_KEYS.has(key);

/**
 * Lays stored texts over the shipped ones, for the shipped languages and those `added`. A stored text replaces a shipped
 * one or adds a key; an empty one leaves the shipped text. A language without stored texts has the shipped ones themselves.
 * Rows of an unknown language or with a key that JavaScript objects reserve are left out.
 */
export function mergeTranslations(
  shipped: Readonly<Record<Locale, Texts>>,
  rows: readonly { locale: string; key: string; text: string }[],
  added: readonly Language[] = [],
): { overrides: Record<Language, Record<string, string>>; texts: Record<Language, Texts> } {
  const languages = [...new Set<Language>([...LOCALES, ...added])];
  const known = new Set(languages);
  const overrides: Record<Language, Record<string, string>> = {};
  for (const row of rows) {
    if (!known.has(row.locale) || row.text === '' || !isSafeKey(row.key)) continue;
    const texts = overrides[row.locale] ?? {};
    overrides[row.locale] = texts;
    texts[row.key] = row.text;
  }
  const textsOf = (language: Language): Texts => {
    const before = isLocale(language) ? shipped[language] : {};
    return overrides[language] ? { ...before, ...overrides[language] } : before;
  };
  const merged = languages.map((language) => [language, textsOf(language)]);
  return { overrides, texts: Object.fromEntries(merged) as Record<Language, Texts> };
}
