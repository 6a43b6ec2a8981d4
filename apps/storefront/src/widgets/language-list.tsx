import { usePreferences } from '@app/client/preferences';
import { useEndpoint } from '@app/client/use-endpoint';
import { i18nEndpoints } from '@app/contract/i18n/endpoints';
import { IconCheck } from '@tabler/icons-react';
import { chooseLocale } from '../shell/language.ts';
import { Icon } from '../ui/icon.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { ErrorNote } from '../ui/states.tsx';
import styles from './choice-list.module.css';

/** The shop's languages, each in its own words. Choosing one changes every text in place. */
export function LanguageList({ onChosen }: { readonly onChosen?: () => void }) {
  const languages = useEndpoint(i18nEndpoints.languages, undefined, { staleTime: 60_000 });
  const locale = usePreferences((state) => state.locale);
  if (languages.isPending) return <Skeleton height="20rem" radius="var(--r-m)" />;
  if (!languages.data) return <ErrorNote error={languages.error} onRetry={() => void languages.refetch()} />;
  return (
    <div className={styles.list}>
      {languages.data.map((language) => {
        const on = language.code === locale;
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
            <span className={styles.note}>{language.title === language.name ? null : language.name}</span>
            {on ? <Icon as={IconCheck} size="m" /> : null}
          </button>
        );
      })}
    </div>
  );
}
