import { commaOf, gapOf, namedText, namesText } from '@app/contract/core/list-words';
import type { LocalizedDraft } from '../ui/form/define-form';
import { currentLocale } from './locale';

/** A content text in the language of the person at the desk, else in English. */
export const inMyLanguage = (text: LocalizedDraft): string => text[currentLocale()] || text['en-US'] || '';

/** What stands between the names of a list in the language of the person at the desk. */
export const comma = (): string => commaOf(currentLocale());

/** Writes what belongs together behind each other, as the language of the person at the desk does; what is empty is left out. */
export const listed = (...parts: readonly (string | null | undefined)[]): string => namesText(currentLocale(), parts);

/** Writes what something is, and that, as the language of the person at the desk does. */
export const named = (name: string, text: string): string => namedText(currentLocale(), name, text);

/** What stands between two sentences in the language of the person at the desk. */
export const gap = (): string => gapOf(currentLocale());

/** Puts sentences behind each other; what is empty is left out. */
export const sentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts.filter(Boolean).join(gap());
