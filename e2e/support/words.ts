import { dictionaries } from '@app/contract/core/dictionaries';
import type { Locale } from '@app/contract/core/locale';

/** The storefront's words in a language, with their variables filled in: what a person reads and presses. */
export const wordsOf =
  (locale: Locale) =>
  (key: string, vars: Readonly<Record<string, string | number>> = {}): string => {
    const text = (dictionaries[locale] as Readonly<Record<string, string>>)[key];
    if (text === undefined) throw new Error(`no text ${key} in ${locale}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(vars[name] ?? ''));
  };
