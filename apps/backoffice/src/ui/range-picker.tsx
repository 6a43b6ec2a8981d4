import { QUICK_RANGES, type QuickRange, rangeDays } from '@app/contract/reports/ranges';
import { DatePicker } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dayPattern } from '../text/locale';
import { useText } from '../text/use-text';

export type Days = { from: string; to: string };

const DAY = 'YYYY-MM-DD';

/** The six quick ranges of the reports, as seen on `today`. */
export const quickRanges = (today: Dayjs): { key: QuickRange; from: Dayjs; to: Dayjs }[] =>
  QUICK_RANGES.map((key) => {
    const { from, to } = rangeDays(key, today.format(DAY));
    return { key, from: dayjs(from), to: dayjs(to) };
  });

type DayRangeProps = { id?: string; value?: Days; onChange?: (value: Days | undefined) => void };

/** A field for a range of days with the quick ranges beside the calendar; both days belong to the range. */
export function DayRange({ id, value, onChange }: DayRangeProps) {
  const t = useText();
  return (
    <DatePicker.RangePicker
      {...(id ? { id } : {})}
      style={{ width: '100%' }}
      placeholder={[t('ui.range.from'), t('ui.range.until')]}
      value={value ? [dayjs(value.from), dayjs(value.to)] : null}
      onChange={(days) => {
        const [from, to] = days ?? [];
        onChange?.(from && to ? { from: from.format(DAY), to: to.format(DAY) } : undefined);
      }}
      format={dayPattern()}
      presets={quickRanges(dayjs()).map(({ key, from, to }) => ({ label: t(`ui.range.${key}`), value: [from, to] }))}
    />
  );
}
