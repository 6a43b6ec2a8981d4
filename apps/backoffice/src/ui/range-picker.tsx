import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { useText } from '../text/use-text';

export type Days = { from: string; to: string };

const DAY = 'YYYY-MM-DD';
const WEEK_STARTS_MONDAY = 1;

/** Monday of the week of this day, in every language (dayjs' own start follows the locale). */
const monday = (day: Dayjs): Dayjs => day.subtract((day.day() + 7 - WEEK_STARTS_MONDAY) % 7, 'day').startOf('day');

/** The six quick ranges of the reports, as seen on `today`. */
export function quickRanges(today: Dayjs): { key: QuickRange; from: Dayjs; to: Dayjs }[] {
  const thisMonday = monday(today);
  const lastMonth = today.subtract(1, 'month');
  return [
    { key: 'today', from: today, to: today },
    { key: 'yesterday', from: today.subtract(1, 'day'), to: today.subtract(1, 'day') },
    { key: 'this_week', from: thisMonday, to: today },
    { key: 'last_week', from: thisMonday.subtract(7, 'day'), to: thisMonday.subtract(1, 'day') },
    { key: 'this_month', from: today.startOf('month'), to: today },
    { key: 'last_month', from: lastMonth.startOf('month'), to: lastMonth.endOf('month') },
  ];
}

export type QuickRange = 'today' | 'yesterday' | 'this_week' | 'last_week' | 'this_month' | 'last_month';

type DayRangeProps = { id?: string; value?: Days; onChange?: (value: Days | undefined) => void };

/** A field for a range of days with the quick ranges beside the calendar; both days belong to the range. */
export function DayRange({ id, value, onChange }: DayRangeProps) {
  const t = useText();
  return (
    <DatePicker.RangePicker
      {...(id ? { id } : {})}
      style={{ width: '100%' }}
      value={value ? [dayjs(value.from), dayjs(value.to)] : null}
      onChange={(days) => {
        const [from, to] = days ?? [];
        onChange?.(from && to ? { from: from.format(DAY), to: to.format(DAY) } : undefined);
      }}
      format="D MMM YYYY"
      presets={quickRanges(dayjs()).map(({ key, from, to }) => ({ label: t(`ui.range.${key}`), value: [from, to] }))}
    />
  );
}
