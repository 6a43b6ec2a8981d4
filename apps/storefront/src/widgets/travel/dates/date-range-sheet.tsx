import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { weekdayTexts } from '@app/contract/core/time-words';
import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { cx } from '../../../ui/class-names.ts';
import { Sheet } from '../../../ui/sheet.tsx';
import {
  type DateRange,
  endAfter,
  type Picked,
  pickDay,
  type RangeEnd,
  type RangeProblem,
  type RangeRules,
} from './date-range.ts';
import styles from './date-range-sheet.module.css';
import { useDateText } from './date-text.ts';
import { addDays, daysBetween, firstWeekdayOf, type LocalDate, monthsFrom } from './local-date.ts';
import { Legend, type Marks, MonthGrid, type RangeWords } from './month-grid.tsx';
import { TypedDays } from './typed-days.tsx';

type SheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly range: DateRange;
  readonly rules: Omit<RangeRules, 'isFull' | 'noArrival'>;
  /** What is known of the days: prices, full nights, days without arrival, shortest stays. */
  readonly marks?: Marks | undefined;
  /** What the prices are, below the calendar's head. */
  readonly note?: string | undefined;
  /** One day alone is chosen; it is both ends. */
  readonly single?: boolean;
  readonly words?: RangeWords | undefined;
  /** How long the range is, in words; its nights without it. */
  readonly nightsText?: ((from: LocalDate, to: LocalDate) => string) | undefined;
  readonly onChoose: (range: { readonly from: LocalDate; readonly to: LocalDate }) => void;
  /** Which end the next press sets, so that what the marks say may follow it. */
  readonly onEnd?: ((end: RangeEnd) => void) | undefined;
  /** A month (`YYYY-MM`) has come into view, so that its prices may be asked for. */
  readonly onMonth?: ((month: string) => void) | undefined;
  /** A day of arrival was chosen, so that `rules.departure` may be found out for it. */
  readonly onArrival?: ((day: LocalDate) => void) | undefined;
};

/** Steps of the arrow keys through the days, in days. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
  PageUp: -28,
  PageDown: 28,
};

const NO_MARKS: Marks = new Map();
const NOTHING: DateRange = { from: null, to: null };

/** Tells which months come into view while the calendar scrolls. */
function useMonthsSeen(box: { readonly current: HTMLElement | null }, onMonth: SheetProps['onMonth'], open: boolean) {
  const shown = useRef(onMonth);
  useEffect(() => {
    shown.current = onMonth;
  });
  useEffect(() => {
    const node = box.current;
    if (!open || !node) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const { month } = (target as HTMLElement).dataset;
          if (isIntersecting && month) shown.current?.(month);
        }
      },
      { rootMargin: '0px 0px 200px 0px' },
    );
    for (const month of node.querySelectorAll('[data-month]')) observer.observe(month);
    return () => observer.disconnect();
  }, [open, box]);
}

/**
 * A calendar for a stay: the first press is the day of arrival, the next that of leaving. Arrow keys move by days and
 * weeks, Page keys by four weeks. Mount it anew for each opening.
 */
export function DateRangeSheet(props: SheetProps) {
  const t = useT();
  const date = useDateText();
  const [range, setRange] = useState<DateRange>(props.range);
  const [end, setEnd] = useState<RangeEnd>('from');
  const [problem, setProblem] = useState<RangeProblem | null>(null);
  const { from, to } = range;
  const problemText: Record<RangeProblem, () => string> = {
    too_long: () => t('travel.range_too_long', { count: props.rules.maxNights }),
    full_between: () => t('travel.range_full'),
    full: () => t('travel.range_day_full'),
    no_arrival: () => t('travel.range_no_arrival'),
    no_departure: () => t('travel.range_no_departure'),
    minimum_stay: () => t('travel.range_minimum_stay', { count: props.marks?.get(from ?? '')?.minimumStay ?? 2 }),
  };
  const chosen = () => {
    if (!from) return props.words?.chooseFrom ?? t('travel.choose_check_in');
    if (!to) return props.words?.chooseTo ?? t('travel.choose_check_out');
    if (props.words) return props.words.chosen(from, to);
    const nights = props.nightsText?.(from, to) ?? t('travel.nights', { count: daysBetween(from, to) });
    return `${date.range(from, to)} · ${nights}`;
  };
  const hint = problem ? problemText[problem]() : chosen();
  const turnTo = (next: RangeEnd) => {
    setEnd(next);
    props.onEnd?.(next);
  };
  const onPick = (picked: Picked, at: RangeEnd) => {
    const one = props.single ? picked.range.from : null;
    const next = one ? { from: one, to: one } : picked.range;
    setRange(next);
    setProblem(picked.problem);
    turnTo(props.single ? 'from' : endAfter(picked, at, range));
    if (picked.range.from && picked.range.from !== from) props.onArrival?.(picked.range.from);
  };
  return (
    <Sheet
      open={props.open}
      onClose={props.onClose}
      title={props.title}
      footer={
        <>
          <p className={cx('grow sub', problem ? 'bad' : 't2')} role="status">
            {hint}
          </p>
          <Button
            size="m"
            disabled={!from || !to}
            onClick={() => {
              if (from && to) props.onChoose({ from, to });
            }}
          >
            {t('common.done')}
          </Button>
        </>
      }
    >
      <Calendar {...props} range={range} end={end} onEnd={turnTo} onPick={onPick} />
    </Sheet>
  );
}

type Picking = {
  readonly range: DateRange;
  readonly end: RangeEnd;
  readonly onEnd: (end: RangeEnd) => void;
  readonly onPick: (picked: Picked, end: RangeEnd) => void;
};

/** What days may begin and end a range, with what their marks say. */
function useRules(given: SheetProps['rules'], marks: NonNullable<SheetProps['marks']>): RangeRules {
  return useMemo<RangeRules>(
    () => ({
      min: given.min,
      max: given.max,
      maxNights: given.maxNights,
      sameDay: given.sameDay,
      isFull: (night) => marks.get(night)?.full ?? false,
      noArrival: (day) => marks.get(day)?.noArrival ?? false,
      ...(given.departure ? { departure: given.departure } : {}),
    }),
    [given.min, given.max, given.maxNights, given.sameDay, given.departure, marks],
  );
}

/** Brings the month of the range into view, once. */
function useShowMonth(box: RefObject<HTMLDivElement | null>, from: LocalDate | null, min: LocalDate): void {
  const begun = useRef(from);
  const firstMonth = useRef(min.slice(0, 7));
  useEffect(() => {
    const month = begun.current?.slice(0, 7);
    const node = box.current;
    const show = () => node?.querySelector(`[data-month="${month}"]`)?.scrollIntoView({ block: 'start' });
    // The first month stands in view with the dates to type above it.
    if (!month || month === firstMonth.current) return;
    show();
    // Months above it take their true heights once they have been drawn.
    const frame = requestAnimationFrame(() => requestAnimationFrame(show));
    return () => cancelAnimationFrame(frame);
  }, [box]);
}

function Calendar(props: SheetProps & Picking) {
  const locale = usePreferences((state) => state.locale);
  const box = useRef<HTMLDivElement>(null);
  const { range, end, rules: given, marks = NO_MARKS } = props;
  const firstWeekday = firstWeekdayOf(locale);
  const months = useMemo(
    () => monthsFrom(given.min, addDays(given.max, 1), firstWeekday),
    [given.min, given.max, firstWeekday],
  );
  const rules = useRules(given, marks);
  const [tabbed, setTabbed] = useState<LocalDate>(range.from ?? given.min);
  useMonthsSeen(box, props.onMonth, props.open);
  useShowMonth(box, range.from, given.min);

  const move = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = STEPS[event.key];
    const { day } = (event.target as HTMLElement).dataset;
    if (!step || !day) return;
    event.preventDefault();
    const last = addDays(given.max, 1);
    const wanted = addDays(day, step);
    const next = wanted < given.min ? given.min : wanted > last ? last : wanted;
    setTabbed(next);
    box.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  };
  return (
    <>
      <TypedDays
        range={range}
        end={end}
        rules={rules}
        single={props.single === true}
        words={props.words}
        onEnd={props.onEnd}
        onPick={props.onPick}
      />
      <div className={styles.head} aria-hidden="true">
        <div className={styles.weekdays}>
          {weekdayTexts(locale, firstWeekday).map((weekday) => (
            <span key={weekday.long}>{weekday.short}</span>
          ))}
        </div>
        <Legend marks={marks} />
      </div>
      {props.note ? <p className={`cap t3 ${styles.note}`}>{props.note}</p> : null}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the days are the controls; the box hears them all */}
      <div
        ref={box}
        onKeyDown={move}
        onClick={(event) => {
          const button = (event.target as HTMLElement).closest<HTMLElement>('[data-day]');
          const day = button?.dataset.day;
          if (!day) return;
          setTabbed(day);
          props.onPick(pickDay(props.single ? NOTHING : range, day, rules, end), end);
        }}
      >
        {months.map((month, at) => (
          <MonthGrid
            key={month.month}
            month={month}
            range={range}
            end={end}
            rules={rules}
            marks={marks}
            tabbed={tabbed}
            words={props.words}
            sameYear={months[at - 1]?.month.slice(0, 4) === month.month.slice(0, 4)}
          />
        ))}
      </div>
    </>
  );
}
