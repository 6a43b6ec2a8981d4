import { useT } from '@app/client/i18n';
import type { NextTime } from '@app/contract/verticals/dining/views';
import { useDateText } from '../../widgets/travel/dates/date-text.ts';
import type { LocalDate } from '../../widgets/travel/dates/local-date.ts';
import styles from './slots.module.css';

/** Free times to choose instead of one that is not, by their days. `areaOf` names the kind of table where that helps. */
export function NextTimes(props: {
  readonly times: readonly NextTime[];
  readonly areaOf?: (areaId: string) => string | undefined;
  readonly onChoose: (free: NextTime) => void;
}) {
  const t = useT();
  const date = useDateText();
  const { times } = props;
  if (times.length === 0) return <p className="sub t2">{t('dining.none_free')}</p>;
  const days: readonly LocalDate[] = [...new Set(times.map(({ day }) => day))];
  return days.map((day) => (
    <fieldset key={day} className={styles.instead}>
      <legend className="sub t2">{t('dining.free_instead', { day: date.weekday(day) })}</legend>
      <div className={styles.next}>
        {times
          .filter((free) => free.day === day)
          .map((free) => (
            <button
              key={`${free.time} ${free.areaId}`}
              type="button"
              className={styles.slot}
              onClick={() => props.onChoose(free)}
            >
              <span>{free.time}</span>
              {free.nextDay ? <small>{t('dining.next_day')}</small> : null}
              {props.areaOf ? <small>{props.areaOf(free.areaId)}</small> : null}
            </button>
          ))}
      </div>
    </fieldset>
  ));
}
