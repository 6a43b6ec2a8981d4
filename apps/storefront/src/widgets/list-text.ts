import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';

/** Writes names one after the other as the language in use does: A, B y C; A、B和C. */
export function useListText(): (names: readonly string[]) => string {
  const tag = tagOf(usePreferences((state) => state.locale));
  return (names) => new Intl.ListFormat(tag).format(names);
}

/** Puts sentences behind each other; Chinese leaves no space between them. What is empty is left out. */
export function useSentences(): (...sentences: readonly (string | false | null | undefined)[]) => string {
  const gap = usePreferences((state) => state.locale).startsWith('zh') ? '' : ' ';
  return (...sentences) => sentences.filter(Boolean).join(gap);
}
