import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';

/** The texts of the chosen language whose keys begin so, by what follows in the key. */
export function useWords(): (prefix: string) => Record<string, string> {
  const { i18n } = useTranslation();
  return useCallback(
    (prefix) => {
      const texts = (i18n.getResourceBundle(i18n.language.toLowerCase(), 'translation') ?? {}) as Record<
        string,
        string
      >;
      return Object.fromEntries(
        Object.entries(texts).flatMap(([key, text]) =>
          key.startsWith(prefix) ? [[key.slice(prefix.length), text]] : [],
        ),
      );
    },
    [i18n],
  );
}
