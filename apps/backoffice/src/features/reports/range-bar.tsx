import { type Days, QUICK_RANGES, type QuickRange } from '@app/contract/reports/ranges';
import { DatePicker, Segmented } from 'antd';
import dayjs from 'dayjs';
import { currentLocale, dayPattern } from '../../text/locale';
import { useText } from '../../text/use-text';

const DAY = 'YYYY-MM-DD';
/** Of two days, in pixels; Chinese dates are longer and their quick ranges shorter. */
const [WIDTH, WIDE] = [270, 310];

type RangeBarProps = {
  range: Days & { key: QuickRange | null };
  onRange: (range: QuickRange) => void;
  /** Without it only quick ranges can be chosen. */
  onDays?: (days: Days) => void;
};

/** The quick ranges, and days of one's own beside them. */
export function RangeBar({ range, onRange, onDays }: RangeBarProps) {
  const t = useText();
  return (
    <>
      <Segmented<QuickRange | 'free'>
        shape="round"
        value={range.key ?? 'free'}
        onChange={(key) => key !== 'free' && onRange(key)}
        options={[
          ...QUICK_RANGES.map((key) => ({ value: key, label: t(`ui.range.${key}`) })),
          ...(range.key ? [] : [{ value: 'free' as const, label: t('reports.custom') }]),
        ]}
      />
      {onDays && (
        <DatePicker.RangePicker
          style={{ width: currentLocale() === 'zh-cn' ? WIDE : WIDTH }}
          allowClear={false}
          format={dayPattern()}
          value={[dayjs(range.from), dayjs(range.to)]}
          onChange={(days) => {
            const [from, to] = days ?? [];
            if (from && to) onDays({ from: from.format(DAY), to: to.format(DAY) });
          }}
        />
      )}
    </>
  );
}
