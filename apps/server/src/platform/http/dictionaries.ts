import { contentLocale, DEFAULT_LOCALE, type Language, type Locale } from '@app/contract/core/locale';
import type { Translate } from '../slice.ts';

export type Dictionaries = Record<Locale, Readonly<Record<string, string>>>;
type Overrides = Readonly<Record<Language, Readonly<Record<string, string>>>>;

/** Fills `{{name}}` placeholders; one that has no value stays out of the text. */
const fill = (text: string, vars: Record<string, unknown> | undefined): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => String(vars?.[name] ?? ''));

export type Texts = ReturnType<typeof createTranslate>;

/** Texts for people, from the shipped dictionaries and what the back office put over them. */
export function createTranslate(shipped: Dictionaries) {
  let overrides: Overrides = {};
  const translate: Translate = (language, key, vars) => {
    const locale = contentLocale(language);
    const text =
      overrides[language]?.[key] ??
      overrides[locale]?.[key] ??
      shipped[locale][key] ??
      overrides[DEFAULT_LOCALE]?.[key] ??
      shipped[DEFAULT_LOCALE][key];
    return text === undefined ? key : fill(text, vars);
  };
  return {
    translate,
    override: (texts: Overrides) => {
      overrides = texts;
    },
  };
}
