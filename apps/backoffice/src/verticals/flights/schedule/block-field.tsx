import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { IntegerInput } from '../../../ui/form/inputs/integer-input';
import styles from './schedule.module.css';

/** How long a flight takes, in hours and minutes; held in minutes. */
export function BlockField({ value = 0, onChange }: OwnFieldProps<number>) {
  const t = useText();
  const hours = Number.isNaN(value) ? null : Math.floor(value / 60);
  const minutes = Number.isNaN(value) ? null : value % 60;
  const set = (h: number | null, m: number | null) => onChange?.(h === null || m === null ? Number.NaN : h * 60 + m);
  return (
    <div className={styles.duration}>
      <IntegerInput aria-label={t('flights.staff.hours')} value={hours} onChange={(next) => set(next, minutes ?? 0)} />
      <span>{t('flights.staff.hours')}</span>
      <IntegerInput
        aria-label={t('flights.staff.minutes')}
        value={minutes}
        onChange={(next) => set(hours ?? 0, next)}
      />
      <span>{t('flights.staff.minutes')}</span>
    </div>
  );
}
