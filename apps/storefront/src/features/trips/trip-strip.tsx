import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { useEffect, useRef } from 'react';
import { centreIn } from '../../ui/centre-in.ts';
import { cx } from '../../ui/class-names.ts';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { type ShownDay, stripDays } from './shown-days.ts';
import styles from './trip-strip.module.css';

/** The days of a trip in a row, with a dot where something is planned; a press leads to the day. */
export function TripStrip(props: {
  readonly days: readonly ShownDay[];
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}) {
  const t = useT();
  const date = useDateText();
  const tag = tagOf(usePreferences((state) => state.locale));
  const row = useRef<HTMLElement>(null);
  const { chosen } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day comes into view when it changes
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-current="date"]');
    if (row.current && pressed) centreIn(row.current, pressed);
  }, [chosen]);
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' });
  return (
    <nav ref={row} className={`scroll ${styles.days}`} aria-label={t('trip.days')}>
      {stripDays(props.days).map(({ key, day, keys, planned }) => (
        <button
          key={key}
          type="button"
          aria-current={keys.includes(chosen) ? 'date' : undefined}
          className={cx(styles.day, keys.includes(chosen) && styles.on)}
          onClick={() => props.onChoose(key)}
        >
          <span className="visually-hidden">{date.whole(day)}</span>
          <span aria-hidden="true" className={styles.weekday}>
            {weekday.format(Date.parse(`${day}T12:00:00Z`))}
          </span>
          <b aria-hidden="true">{Number(day.slice(8))}</b>
          <i aria-hidden="true" className={cx(styles.dot, !planned && styles.none)} />
        </button>
      ))}
    </nav>
  );
}
