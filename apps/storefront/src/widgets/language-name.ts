import { baseOf, type Language, tagOf } from '@app/contract/core/locale';

/** Returns what a reader calls a language, without its region. */
export const languageName = (reader: Language, language: Language): string =>
  new Intl.DisplayNames(tagOf(reader), { type: 'language' }).of(baseOf(language)) ?? baseOf(language);
