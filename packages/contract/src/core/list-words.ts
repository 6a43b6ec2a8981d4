import type { Language } from './locale.ts';

/** What stands between the names of a list. */
export const commaOf = (locale: Language): string => (locale.toLowerCase().startsWith('zh') ? '、' : ', ');

/** Writes names behind each other as one line of the language: A, B; A、B in Chinese. What is empty is left out. */
export const namesText = (locale: Language, names: readonly (string | null | undefined)[]): string =>
  names.filter(Boolean).join(commaOf(locale));
