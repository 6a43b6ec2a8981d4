import type { LocalizedDraft } from '../ui/form/define-form';
import { currentLocale } from './locale';

/** A content text in the language of the person at the desk, else in English. */
export const inMyLanguage = (text: LocalizedDraft): string => text[currentLocale()] || text['en-US'] || '';
