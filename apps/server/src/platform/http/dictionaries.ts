import { DEFAULT_LOCALE, type Locale } from '@app/contract/core/locale';
import type { Translate } from '../slice.ts';

export type Dictionaries = Record<Locale, Readonly<Record<string, string>>>;

/** Fills `{{name}}` placeholders; one that has no value stays out of the text. */
const fill = (text: string, vars: Record<string, unknown> | undefined): string =>
  text.replace(/\{\{\s*(\w+)\s*\}\}/g, (_all, name: string) => String(vars?.[name] ?? ''));

/** Texts for people, from the shipped dictionaries and what the back office put over them. */
export function createTranslate(shipped: Dictionaries) {
  let overrides: Partial<Record<Locale, Record<string, string>>> = {};
  const translate: Translate = (locale, key, vars) => {
    const text = overrides[locale]?.[key] ?? shipped[locale][key] ?? shipped[DEFAULT_LOCALE][key];
    return text === undefined ? key : fill(text, vars);
  };
  return {
    translate,
    override: (texts: Partial<Record<Locale, Record<string, string>>>) => {
      overrides = texts;
    },
  };
}
