import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

/** Writes names one after the other as the language in use does: A, B y C; A、B和C. */
export function useListText(): (names: readonly string[]) => string {
  const tag = tagOf(usePreferences((state) => state.locale));
  return (names) => new Intl.ListFormat(tag).format(names);
}

/** What stands between two sentences: nothing in Chinese. */
export const useSentenceGap = (): string => (usePreferences((state) => state.locale).startsWith('zh') ? '' : ' ');

/** Puts sentences behind each other; what is empty is left out. */
export function useSentences(): (...sentences: readonly (string | false | null | undefined)[]) => string {
  const gap = useSentenceGap();
  return (...sentences) => sentences.filter(Boolean).join(gap);
}
