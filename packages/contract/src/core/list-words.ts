import type { Language } from './locale.ts';

const isChinese = (locale: Language): boolean => locale.toLowerCase().startsWith('zh');

/** What stands between the names of a list. */
export const commaOf = (locale: Language): string => (isChinese(locale) ? '、' : ', ');

/** What stands between two sentences: nothing in Chinese. */
export const gapOf = (locale: Language): string => (isChinese(locale) ? '' : ' ');

/** Writes what something is, and that. */
export const namedText = (locale: Language, name: string, text: string): string =>
  `${name}${isChinese(locale) ? '：' : ': '}${text}`;

/** Writes names behind each other as one line of the language: A, B; A、B in Chinese. What is empty is left out. */
export const namesText = (locale: Language, names: readonly (string | null | undefined)[]): string =>
  names.filter(Boolean).join(commaOf(locale));
