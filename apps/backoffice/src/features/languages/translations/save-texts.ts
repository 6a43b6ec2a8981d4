import type { AnswerOf } from '@app/contract/core/endpoint';
import type { staffLanguageEndpoints } from '@app/contract/languages/staff-endpoints';
import { saveFile, toCsv } from '../../../ui/list/export/csv';

type Texts = AnswerOf<typeof staffLanguageEndpoints.exportTranslations>;

/** A language's texts as a file that can be imported again: CSV with the English text beside, or JSON by key. */
export function writeTexts({ texts }: Texts, format: 'csv' | 'json'): string {
  if (format === 'json')
    return `${JSON.stringify(Object.fromEntries(texts.map((one) => [one.key, one.text])), null, 2)}\n`;
  return toCsv([['key', 'source', 'text'], ...texts.map((one) => [one.key, one.source, one.text])]);
}

/** Hands a language's texts to the person as a file. */
export const saveTexts = (answer: Texts, format: 'csv' | 'json'): void =>
  saveFile(`texts-${answer.language}.${format}`, writeTexts(answer, format));
