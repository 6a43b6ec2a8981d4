import { usePreferences } from '@app/client/preferences';
import { joinSentences } from '@app/contract/core/sentences';

/** Returns how sentences follow each other in the reader's language. */
export function useSentences(): (...sentences: (string | null | undefined)[]) => string {
  const language = usePreferences((state) => state.locale);
  return (...sentences) => joinSentences(language, sentences);
}
