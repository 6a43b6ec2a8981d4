import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { dateText, monthName } from '@app/contract/core/time-words';
import { memo } from 'react';
import { cx } from '../../../ui/class-names.ts';
import { canPick, type DateRange, type DayMark, placeIn, type RangeEnd, type RangeRules } from './date-range.ts';
import styles from './date-range-sheet.module.css';
import { useDateText } from './date-text.ts';
import type { LocalDate, Month } from './local-date.ts';

export type Marks = ReadonlyMap<LocalDate, DayMark>;

/** What the two ends of a range are called where they are no arrival and leaving. */
export type RangeWords = {
  readonly from: string;
  readonly to: string;
  readonly chooseFrom: string;
  readonly chooseTo: string;
  readonly chosen: (from: LocalDate, to: LocalDate) => string;
};

type DayLook = {
  readonly place: ReturnType<typeof placeIn>;
  readonly open: boolean;
  readonly mark: DayMark | undefined;
};

/** What a screen reader says of a day. */
function useDayLabel(words: RangeWords | undefined) {
  const t = useT();
  const date = useDateText();
  return (day: LocalDate, { place, mark }: DayLook): string =>
    [
      date.whole(day),
      place === 'from' ? (words?.from ?? t('travel.check_in')) : null,
      place === 'to' ? (words?.to ?? t('travel.check_out')) : null,
      mark?.full ? t('travel.day_full') : (mark?.spoken ?? mark?.price),
      mark?.noArrival ? t('travel.day_no_arrival') : null,
      mark?.minimumStay ? t('travel.day_minimum_stay', { count: mark.minimumStay }) : null,
    ]
      .filter(Boolean)
      .join(t('travel.comma'));
}

function Day(props: {
  readonly day: LocalDate;
  readonly look: DayLook;
  readonly tabbed: boolean;
  readonly words: RangeWords | undefined;
}) {
  const label = useDayLabel(props.words);
  const { day, look, tabbed } = props;
  const { place, open, mark } = look;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={tabbed ? 0 : -1}
      aria-pressed={place === 'from' || place === 'to'}
      aria-disabled={open ? undefined : true}
      className={cx(styles.day, place && styles[place], !open && styles.shut, mark?.full && styles.full)}
    >
      <span className="visually-hidden">{label(day, look)}</span>
      <span className={styles.number} aria-hidden="true">
        {Number(day.slice(8))}
        {mark?.minimumStay && open ? <sup className={styles.least}>{mark.minimumStay}+</sup> : null}
      </span>
      <span className={cx(styles.price, mark?.cheap && styles.cheap)} aria-hidden="true">
        {mark?.price ?? ''}
      </span>
    </button>
  );
}

/** The days of a month. */
export const MonthGrid = memo(function MonthGrid(props: {
  readonly month: Month;
  readonly range: DateRange;
  readonly end: RangeEnd;
  readonly rules: RangeRules;
  readonly marks: Marks;
  readonly tabbed: LocalDate;
  readonly words: RangeWords | undefined;
  /** Its year is that of the month above it. */
  readonly sameYear: boolean;
}) {
  const { month, range, end, rules, marks } = props;
  const locale = usePreferences((state) => state.locale);
  const whole = range.to !== null && range.to !== range.from;
  return (
    <section className={styles.month} data-month={month.month}>
      <h3 className="h3">
        {props.sameYear
          ? monthName(locale, Number(month.month.slice(5)))
          : dateText(locale, 'month', `${month.month}-01`)}
      </h3>
      <div className={cx(styles.days, whole && styles.whole)}>
        {month.days.map((day, index) => (
          <div key={day} className={styles.cell} style={index === 0 ? { gridColumnStart: month.lead + 1 } : undefined}>
            <Day
              day={day}
              tabbed={day === props.tabbed}
              words={props.words}
              look={{ place: placeIn(range, day), open: canPick(range, day, rules, end), mark: marks.get(day) }}
            />
          </div>
        ))}
      </div>
    </section>
  );
});

/** Explains the signs that stand in the calendar, those alone. */
export function Legend({ marks }: { readonly marks: Marks }) {
  const t = useT();
  const seen = [...marks.values()];
  const stays = seen.some(({ minimumStay }) => minimumStay);
  const closed = seen.some(({ noArrival }) => noArrival);
  if (!stays && !closed) return null;
  return (
    <p className={`cap t3 ${styles.legend}`}>
      {stays ? (
        <span>
          <b className={styles.least}>2+</b> {t('travel.legend_minimum_stay')}
        </span>
      ) : null}
      {closed ? (
        <span>
          <b className={styles.sample}>7</b> {t('travel.legend_no_arrival')}
        </span>
      ) : null}
    </p>
  );
}
