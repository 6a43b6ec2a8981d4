import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { monthName } from '@app/contract/core/time-words';
import { cx } from '../../../ui/class-names.ts';
import styles from '../../../widgets/tours/tour-card.module.css';

const MONTHS = Array.from({ length: 12 }, (_, index) => index + 1);

/** The months of a year by their letters, the good ones green. */
export function MonthsStrip({ good }: { readonly good: readonly number[] }) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const letters = new Intl.DateTimeFormat(tagOf(locale), { month: 'narrow', timeZone: 'UTC' });
  const letter = (month: number): string => letters.format(Date.UTC(2026, month - 1, 1)).replace(/\D+$/u, '');
  if (good.length === 0) return null;
  const names = good.map((month) => monthName(locale, month)).join(t('travel.list_comma'));
  return (
    <p className={styles.months}>
      <span className="visually-hidden">{t('tours.good_months', { months: names })}</span>
      {MONTHS.map((month) => (
        <i key={month} aria-hidden="true" className={cx(good.includes(month) && styles.good)}>
          {letter(month) || letters.format(Date.UTC(2026, month - 1, 1))}
        </i>
      ))}
    </p>
  );
}
