import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { isLocale, tagOf } from '@app/contract/core/locale';
import { languageEndpoints } from '@app/contract/languages/endpoints';
import { IconCheck } from '@tabler/icons-react';
import { chooseLocale } from '../shell/language.ts';
import { Icon } from '../ui/icon.tsx';
import { ErrorNote } from '../ui/states.tsx';
import styles from './choice-list.module.css';
import { ChoiceListSkeleton } from './choice-list-skeleton.tsx';

/** What a language is called in the one in use; `fallback` where the browser does not know it. */
function nameIn(inUse: string, code: string, fallback: string): string {
  const tag = tagOf(inUse);
  const asked = isLocale(code) ? new Intl.Locale(code).language : code;
  const name = new Intl.DisplayNames([tag], { type: 'language', fallback: 'none' }).of(asked) ?? fallback;
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1);
}

/** The shop's languages, each in its own words. Choosing one changes every text in place. */
export function LanguageList({ onChosen }: { readonly onChosen?: () => void }) {
  const languages = useEndpoint(languageEndpoints.languages, undefined, { staleTime: 60_000 });
  const locale = usePreferences((state) => state.locale);
  if (languages.isPending) return <ChoiceListSkeleton rows={4} />;
  if (!languages.data) return <ErrorNote error={languages.error} onRetry={() => void languages.refetch()} />;
  return (
    <div className={styles.list}>
      {languages.data.map((language) => {
        const on = language.code === locale;
        const note = nameIn(locale, language.code, language.name);
        return (
          <button
            key={language.code}
            type="button"
            aria-pressed={on}
            className={on ? styles.on : undefined}
            onClick={() => {
              chooseLocale(language.code);
              onChosen?.();
            }}
          >
            <span className={styles.name} lang={language.code}>
              {language.title}
            </span>
            <span className={styles.note}>{language.title === note ? null : note}</span>
            {on ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        );
      })}
    </div>
  );
}
