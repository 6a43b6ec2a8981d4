import type { CabinDay } from '@app/contract/verticals/flights/calendar-schemas';
import { listed } from '../../../text/in-my-language';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import type { DayLine } from '../../../ui/calendar/day-grid';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import { cx } from '../../../ui/class-names';
import styles from './calendar.module.css';
import type { CabinLine } from './price-cell';

/** What a cell shows where there is nothing to show. */
export const nothing = <span className={styles.none}>–</span>;

/** A line by the days on which the cabin flies. */
type FlyingLine = Omit<DayLine, 'render' | 'said' | 'look'> & {
  render: (day: CabinDay) => React.ReactNode;
  said: (day: CabinDay) => string;
  look?: (day: CabinDay) => string;
};

/** What the lines of a flight's cabins are written with. */
export function useLineContext(today: string) {
  const t = useText();
  const format = useFormat();
  const texts = useDayTexts();
  return {
    t,
    format,
    texts,
    /** A line of a cabin whose days without a flight say so. */
    lineOf: (cabin: CabinLine, line: FlyingLine): DayLine => {
      const dayOf = (date: string) => cabin.days.find((day) => day.date === date);
      return {
        ...line,
        said: (date) => {
          const day = dayOf(date);
          return day ? line.said(day) : listed(texts.day(date), t('flights.staff.cal_not_flying'));
        },
        render: (date) => {
          const day = dayOf(date);
          return day ? line.render(day) : nothing;
        },
        look: (date) => {
          const day = dayOf(date);
          if (!day) return styles.still;
          return cx(line.look?.(day), date < today && styles.over);
        },
      };
    },
  };
}
export type LineContext = ReturnType<typeof useLineContext>;
