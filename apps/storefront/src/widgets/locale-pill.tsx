import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { IconChevronDown } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '../ui/icon.tsx';
import styles from './locale-pill.module.css';

const LocaleSheet = lazy(() => import('./locale-sheet.tsx'));

/** The chosen language and currency; opens the sheet that changes them without leaving the page. */
export function LocalePill() {
  const t = useT();
  const { locale, currency } = usePreferences();
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState(false);
  const language = locale.split('-')[0]?.toUpperCase();
  return (
    <>
      <button
        type="button"
        className={styles.pill}
        aria-haspopup="dialog"
        aria-label={t('i18n.pill_label', { language: language ?? '', currency })}
        onClick={() => {
          setAsked(true);
          setOpen(true);
        }}
      >
        {language} · {currency}
        <Icon as={IconChevronDown} size="xs" />
      </button>
      {asked ? (
        <Suspense fallback={null}>
          <LocaleSheet open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
