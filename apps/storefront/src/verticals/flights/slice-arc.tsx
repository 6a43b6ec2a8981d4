import { useT } from '@app/client/i18n';
import type { FlightPoint, FlightSlice } from '@app/contract/verticals/flights/views';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import { dayOf, endsOf, hourOf, shiftText, useFlightWords } from './flight-words.ts';
import styles from './slice-arc.module.css';

/** Two times and a shallow arc with a hollow dot for each stop: one way of a trip at a glance. */
export function SliceArc({ slice }: { readonly slice: FlightSlice }) {
  const t = useT();
  const date = useDateText();
  const words = useFlightWords();
  const { from, to } = endsOf(slice);
  const shift = shiftText(slice.dayShift);
  const at = (point: FlightPoint | undefined): string =>
    [point?.code, point?.terminal ? t('flights.terminal', { name: point.terminal }) : '']
      .filter(Boolean)
      .join(t('travel.comma'));
  return (
    <div className={styles.arc}>
      <div className={styles.end}>
        <b>{hourOf(slice.localDeparture)}</b>
        <span>{at(from)}</span>
      </div>
      <div className={styles.middle}>
        <span className="t2">{words.minutes(slice.minutes)}</span>
        <span className={styles.line} aria-hidden="true">
          <svg viewBox="0 0 120 22" preserveAspectRatio="none" aria-hidden="true">
            <path d="M3 19Q60-6 117 19" fill="none" stroke="var(--lagoon-300)" vectorEffect="non-scaling-stroke" />
          </svg>
          <i className={styles.dot} />
          <i className={`${styles.dot} ${styles.last}`} />
          {slice.waits.map(({ code }, index) => (
            <i key={code} className={styles.stop} style={{ left: `${(100 * (index + 1)) / slice.legs.length}%` }} />
          ))}
        </span>
        <span className={slice.waits.length === 0 ? 'ok' : 't2'}>{words.stops(slice)}</span>
        {words.waits(slice).map((wait) => (
          <span key={wait} className="t3">
            {wait}
          </span>
        ))}
      </div>
      <div className={`${styles.end} ${styles.right}`}>
        <b>
          {hourOf(slice.localArrival)}
          {shift ? (
            <>
              <sup aria-hidden="true">{shift}</sup>
              <span className="visually-hidden">
                , {t('flights.arrives_on', { day: date.weekday(dayOf(slice.localArrival)) })}
              </span>
            </>
          ) : null}
        </b>
        <span>{at(to)}</span>
      </div>
    </div>
  );
}
