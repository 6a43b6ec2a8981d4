import type { CabinDay, FlightCalendarView } from '@app/contract/verticals/flights/calendar-schemas';
import type { DayTerms } from '@app/contract/verticals/flights/day-prices';
import { useFormat } from '../../../text/use-format';
import { useText } from '../../../text/use-text';
import { useDayTexts } from '../../../ui/calendar/use-day-texts';
import styles from './calendar.module.css';

export type CabinLine = FlightCalendarView['cabins'][number];

/** So few are left of a day that it is almost sold. */
const FEW = 5;

/** Seats of a day: all of them, those taken, those left. */
export function loadOf(cabin: Pick<CabinLine, 'seats'>, day: Pick<CabinDay, 'seats' | 'held' | 'sold'>) {
  const total = day.seats ?? cabin.seats;
  const taken = day.held + day.sold;
  return { total, left: Math.max(0, total - taken), part: total === 0 ? 100 : Math.round((taken / total) * 100) };
}

/** How full a day of a cabin is. */
export function LoadCell({ cabin, day }: { cabin: CabinLine; day: CabinDay }) {
  const t = useText();
  const format = useFormat();
  const { left, part } = loadOf(cabin, day);
  return (
    <span className={styles.load}>
      <small className={left <= FEW ? styles.few : undefined}>
        {left === 0
          ? t('flights.staff.cal_full')
          : t('flights.staff.cal_seats_left', { count: left, number: format.count(left) })}
      </small>
      <u>
        <i className={styles.part} style={{ width: `${part}%` }} />
      </u>
    </span>
  );
}

type PriceCellProps = { cabin: CabinLine; day: CabinDay; next: DayTerms | undefined };

/** What a day costs and what is taken of it, with what is typed; its price before is struck. */
export function PriceCell({ cabin, day, next }: PriceCellProps) {
  const t = useText();
  const texts = useDayTexts();
  const now = next ?? day;
  const [before, after] = [day.usd ?? cabin.baseUsd, now.usd ?? cabin.baseUsd];
  const below = () => {
    if (before !== after) return <s>{texts.price(before)}</s>;
    if (now.stopped) return <em>{t('flights.staff.cal_sale_closed')}</em>;
    return (
      <span className={now.seats === day.seats ? undefined : styles.fresh}>
        {day.sold}
        {day.held > 0 && <span className={styles.held}>+{day.held}</span>}/{now.seats ?? cabin.seats}
      </span>
    );
  };
  return (
    <>
      <b className={before === after ? (day.usd === null ? styles.base : undefined) : styles.fresh}>
        {texts.price(after)}
      </b>
      <small>{below()}</small>
    </>
  );
}
