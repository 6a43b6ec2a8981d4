import { useT } from '@app/client/i18n';
import type { FreeTime } from '@app/contract/verticals/dining/views';
import { useDateText } from '../../widgets/travel/date-text.ts';
import { addDays, type LocalDate } from '../../widgets/travel/local-date.ts';
import styles from './slots.module.css';

/** Free times to choose instead of one that is not; those of another day say which. */
export function NextTimes(props: {
  readonly day: LocalDate;
  readonly times: readonly FreeTime[];
  readonly onChoose: (free: FreeTime) => void;
}) {
  const t = useT();
  const date = useDateText();
  if (props.times.length === 0) return <p className="sub t2">{t('dining.none_free')}</p>;
  return (
    <>
      <p className="sub t2">{t('dining.free_instead')}</p>
      <div className={styles.next}>
        {props.times.map((free) => (
          <button
            key={`${free.day} ${free.time} ${free.areaId}`}
            type="button"
            className={styles.slot}
            onClick={() => props.onChoose(free)}
          >
            {free.day === props.day ? null : (
              <span>{date.weekday(free.nextDay ? addDays(free.day, 1) : free.day)}</span>
            )}
            {free.time}
            <small>{free.area}</small>
          </button>
        ))}
      </div>
    </>
  );
}
