import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { dayPattern } from '../../../text/locale';

type DayInputProps = {
  id?: string;
  placeholder?: string;
  'aria-label'?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** A day of the calendar without a time zone (`YYYY-MM-DD`); empty is null. Enter never sends the form around it. */
export function DayInput({ value, onChange, ...rest }: DayInputProps) {
  return (
    <DatePicker
      {...rest}
      format={dayPattern()}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.format('YYYY-MM-DD') : null)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
