import { type Locale, type Localized, localize } from '@app/contract/core/locale';

/** What a line of a price names: in every language, so that it is read in that of the reader; older ones in one. */
export type Words = string | Localized;

/** Words in one language. */
export const wordsIn = (words: Words, lang: Locale): string =>
  typeof words === 'string' ? words : localize(words, lang);
