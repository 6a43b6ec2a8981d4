import type { DiningDay } from '@app/contract/verticals/dining/staff-schemas';
import { useEffect, useRef } from 'react';
import { useText } from '../../../text/use-text';
import styles from './book.module.css';

const LOADS = [styles.free, styles.some, styles.most, styles.full];

/** How full a kind of table is: nothing, something, more than two thirds, all. */
const loadOf = (used: number, tables: number): string =>
  LOADS[used === 0 ? 0 : used >= tables ? 3 : used * 3 >= tables * 2 ? 2 : 1] ?? '';

/** The hours that the columns are parts of, each with its quarters; a first one may begin later. */
function hoursOf(columns: DiningDay['columns']): { time: string; quarters: number }[] {
  const hours = Map.groupBy(columns, ({ time, nextDay }) => `${nextDay} ${time.slice(0, 2)}`);
  return [...hours.values()].map((quarters) => ({ time: quarters[0]?.time ?? '', quarters: quarters.length }));
}

/** The day's grid: quarters of an hour across, arrivals and kinds of tables down, darker where more is taken. */
export function DayGrid({ day }: { day: DiningDay }) {
  const t = useText();
  const place = useRef<HTMLElement>(null);
  const { now, columns } = day;
  // Where the grid is wider than the screen, it opens on the present.
  useEffect(() => {
    const { current } = place;
    if (current && now !== null)
      current.scrollLeft = (now / columns.length) * current.scrollWidth - current.clientWidth / 2;
  }, [now, columns.length]);
  const mark = (index: number) => (index === day.now ? (styles.now ?? '') : '');
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keys
    <section ref={place} className={styles.scroll ?? ''} aria-label={t('dining.staff.book')} tabIndex={0}>
      <table className={styles.grid ?? ''}>
        <thead>
          <tr>
            <th scope="col">{t('dining.staff.time')}</th>
            {hoursOf(day.columns).map(({ time, quarters }) => (
              <th key={time} scope="colgroup" colSpan={quarters}>
                {time}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            <th scope="row">
              {t('dining.staff.arriving')}
              {day.pace !== null && <small>{t('dining.staff.at_most', { count: day.pace })}</small>}
            </th>
            {day.arrivals.map((count, index) => (
              <td key={day.columns[index]?.time} className={mark(index)}>
                {count > 0 && (
                  <b className={count >= (day.pace ?? Number.POSITIVE_INFINITY) ? styles.atMost : ''}>{count}</b>
                )}
              </td>
            ))}
          </tr>
          {day.areas.map((area) => (
            <tr key={area.id}>
              <th scope="row">
                {area.name}
                <small>{`${area.tables} × ${area.seatsMin}–${area.seatsMax}`}</small>
              </th>
              {area.used.map((used, index) => {
                const { time = '' } = day.columns[index] ?? {};
                return (
                  <td
                    key={time}
                    className={`${loadOf(used, area.tables)} ${mark(index)}`}
                    title={t('dining.staff.load', { used, tables: area.tables, time })}
                  >
                    {used > 0 ? used : ''}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
