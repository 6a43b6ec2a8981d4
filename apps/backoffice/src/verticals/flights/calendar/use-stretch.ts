import { addDays, monthOf } from '@app/kernel/local-day';
import dayjs from 'dayjs';
import { useSearchParams } from 'react-router';
import { CALENDAR_VIEWS, type CalendarView } from './sold-figures';

const TWO_WEEKS = 14;
const isDate = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).isValid();

/** The stretch of days that the address names, a month or two weeks from a day on, and what they show. */
export function useStretch(today: string) {
  const [params, setParams] = useSearchParams();
  const given = params.get('from');
  const day = isDate(given) ? given : today;
  const whole = params.get('show') === 'month';
  const from = whole ? monthOf(day) : day;
  const next = whole ? monthOf(addDays(from, 31)) : addDays(from, TWO_WEEKS);
  const before = whole ? monthOf(addDays(from, -1)) : addDays(from, -TWO_WEEKS);
  const view = CALENDAR_VIEWS.find((one) => one === params.get('view')) ?? 'prices';
  const show = (part: { from?: string; whole?: boolean; view?: CalendarView }) => {
    const shown = part.view ?? view;
    setParams({
      from: part.from ?? day,
      ...((part.whole ?? whole) ? { show: 'month' } : {}),
      ...(shown === 'prices' ? {} : { view: shown }),
    });
  };
  return { from, to: addDays(next, -1), next, before, whole, view, show };
}
export type Stretch = ReturnType<typeof useStretch>;
