import { useT } from '@app/client/i18n';
import { useDateText } from './date-text.ts';
import { daysBetween, type LocalDate } from './local-date.ts';
import styles from './stay-row.module.css';

/** A stay from day to day: arrival at the left, the nights between, leaving at the right. Pressable with `onPress`. */
export function StayRow(props: {
  readonly from: LocalDate;
  readonly to: LocalDate;
  /** Hours of the house, such as 14:00. */
  readonly checkIn?: string | undefined;
  readonly checkOut?: string | undefined;
  readonly onPress?: () => void;
}) {
  const t = useT();
  const date = useDateText();
  const { from, to, onPress } = props;
  const nights = t('travel.nights', { count: daysBetween(from, to) });
  const content = (
    <>
      <span className={styles.end}>
        <span className="sub t3">{t('travel.check_in')}</span>
        <span className="h3">{date.weekday(from)}</span>
        {props.checkIn ? <span className="sub t3">{t('travel.after_hour', { hour: props.checkIn })}</span> : null}
      </span>
      <span className={styles.nights}>{nights}</span>
      <span className={`${styles.end} ${styles.right}`}>
        <span className="sub t3">{t('travel.check_out')}</span>
        <span className="h3">{date.weekday(to)}</span>
        {props.checkOut ? <span className="sub t3">{t('travel.before_hour', { hour: props.checkOut })}</span> : null}
      </span>
    </>
  );
  return onPress ? (
    <button type="button" className={styles.row} aria-haspopup="dialog" onClick={onPress}>
      {content}
    </button>
  ) : (
    <div className={styles.row}>{content}</div>
  );
}
