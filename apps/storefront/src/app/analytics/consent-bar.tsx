import { useT } from '@app/client/i18n';
import { answerConsent } from '../../shell/analytics-consent.ts';
import { Button } from '../../ui/button.tsx';
import styles from './analytics.module.css';

/** Asks once whether a host may count the visits of this device. Both answers look alike, and nothing is counted before one of them. */
export function ConsentBar({ host }: { readonly host: string }) {
  const t = useT();
  const answer = (allowed: boolean) => {
    answerConsent(host, allowed);
    // The question goes with what had the focus: the screen that it was asked on takes it.
    document.querySelector<HTMLElement>('[data-screen="home"]')?.focus({ preventScroll: true });
  };
  return (
    <section className={styles.bar} aria-label={t('settings.analytics_question')} aria-live="polite">
      <p className={styles.text}>{t('settings.analytics_ask', { host })}</p>
      <div className={styles.choices}>
        <Button kind="ghost" size="m" block onClick={() => answer(false)}>
          {t('settings.analytics_refuse')}
        </Button>
        <Button kind="ghost" size="m" block onClick={() => answer(true)}>
          {t('settings.analytics_allow')}
        </Button>
      </div>
    </section>
  );
}
