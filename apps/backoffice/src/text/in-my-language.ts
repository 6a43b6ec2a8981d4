import { commaOf } from '@app/contract/core/list-words';
import type { LocalizedDraft } from '../ui/form/define-form';
import { currentLocale } from './locale';

/** A content text in the language of the person at the desk, else in English. */
export const inMyLanguage = (text: LocalizedDraft): string => text[currentLocale()] || text['en-US'] || '';

/** What stands between the names of a list in the language of the person at the desk. */
export const comma = (): string => commaOf(currentLocale());
