import './antd-mobile.ts';
import { usePreferences } from '@app/client/preferences';
import { monthName } from '@app/contract/core/time-words';
import DatePickerView from 'antd-mobile/es/components/date-picker-view';

/** A calendar date as the wheels take it: noon, so that no shift of summer time changes the day. */
const toDate = (text: string): Date => new Date(`${text}T12:00:00`);
const toText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The wheels of `DateSheet`. */
export default function PickerDate(props: {
  readonly value: string;
  readonly min: string;
  readonly max: string;
  readonly onChange: (value: string) => void;
}) {
  const locale = usePreferences((state) => state.locale);
  return (
    <DatePickerView
      value={toDate(props.value)}
      min={toDate(props.min)}
      max={toDate(props.max)}
      mouseWheel
      renderLabel={(type, data) => (type === 'month' ? monthName(locale, data) : String(data))}
      onChange={(value) => props.onChange(toText(value as Date))}
    />
  );
}
