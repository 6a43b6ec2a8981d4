import { usePreferences } from '@app/client/preferences';
import { gapOf, namedText } from '@app/contract/core/list-words';
import { tagOf } from '@app/contract/core/locale';

/** Writes names one after the other as the language in use does: A, B y C; A、B和C. */
export function useListText(): (names: readonly string[]) => string {
  const tag = tagOf(usePreferences((state) => state.locale));
  return (names) => new Intl.ListFormat(tag).format(names);
}

/** What stands between two sentences: nothing in Chinese. */
export const useSentenceGap = (): string => gapOf(usePreferences((state) => state.locale));

/** Writes what something is, and that. */
export function useNamedText(): (name: string, text: string) => string {
  const locale = usePreferences((state) => state.locale);
  return (name, text) => namedText(locale, name, text);
}

/** Puts sentences behind each other; what is empty is left out. */
export function useSentences(): (...sentences: readonly (string | false | null | undefined)[]) => string {
  const gap = useSentenceGap();
  return (...sentences) => sentences.filter(Boolean).join(gap);
}
