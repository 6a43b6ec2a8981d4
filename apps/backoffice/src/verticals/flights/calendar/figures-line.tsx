import type { CabinDay, CabinFare } from '@app/contract/verticals/flights/calendar-schemas';
import type { DayLine } from '../../../ui/calendar/day-grid';
import { type LineContext, nothing } from './line-context';
import { FareHead } from './line-heads';
import type { CabinLine } from './price-cell';
import { type CalendarView, soldOn } from './sold-figures';

/** What was sold: how many seats, or what was paid for them. */
export type SoldView = Exclude<CalendarView, 'prices'>;

/** Seats sold or income of a fare, or of the whole cabin. */
export function figuresLine(ctx: LineContext, view: SoldView, cabin: CabinLine, fare: CabinFare | null): DayLine {
  const { t, format, texts } = ctx;
  const of = (day: CabinDay) => soldOn(day, fare?.code ?? null);
  const inMoney = view === 'income';
  const number = (day: CabinDay): string => (inMoney ? texts.price(of(day).usd) : format.count(of(day).seats));
  return ctx.lineOf(cabin, {
    key: `${cabin.cabin} ${fare?.code ?? ''} ${view}`,
    name: fare?.name ?? t('flights.staff.cal_all_sold'),
    fixed: true,
    head: fare ? <FareHead fare={fare} /> : <span>{t('flights.staff.cal_all_sold')}</span>,
    said: (day) => {
      const { seats, usd } = of(day);
      const said = { count: seats, day: texts.day(day.date), number: format.count(seats), amount: format.money(usd) };
      return t(inMoney ? 'flights.staff.cal_income_said' : 'flights.staff.cal_sold_said', said);
    },
    render: (day) => (of(day).seats === 0 ? nothing : fare ? <span>{number(day)}</span> : <b>{number(day)}</b>),
  });
}
