import { useCallback } from 'react';
import { useTextOf } from '../../text/use-text';
import { isTextKey } from './field-errors';

/** What is said of a refused field as words: a sentence as it is, a key as its text. */
export function useFieldWords(): (said: string) => string {
  const textOf = useTextOf();
  return useCallback((said) => (isTextKey(said) ? textOf(said, 'ui.form.invalid') : said), [textOf]);
}
