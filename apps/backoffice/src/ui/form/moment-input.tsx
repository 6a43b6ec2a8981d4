import { DatePicker } from 'antd';
import dayjs from 'dayjs';
import { minutePattern } from '../../text/locale';

type MomentInputProps = {
  id?: string;
  placeholder?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** A day and time of the person at the desk, kept as a moment (ISO 8601 in UTC); empty is null. */
export function MomentInput({ id, placeholder, value, onChange }: MomentInputProps) {
  return (
    <DatePicker
      {...(id ? { id } : {})}
      {...(placeholder ? { placeholder } : {})}
      showTime={{ format: 'HH:mm' }}
      format={minutePattern()}
      style={{ width: '100%' }}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.toISOString() : null)}
    />
  );
}
