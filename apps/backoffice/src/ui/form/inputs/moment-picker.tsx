import { DatePicker } from 'antd';
import type { Dayjs } from 'dayjs';
import { minutePattern } from '../../../text/locale';

type MomentPickerProps = {
  id?: string;
  placeholder?: string;
  showNow?: boolean;
  allowClear?: boolean;
  value: Dayjs | null;
  onChange: (day: Dayjs | null) => void;
};

/** A picker of a day and time. Enter takes over what was typed or chosen; it never sends the form around the field. */
export function MomentPicker(props: MomentPickerProps) {
  return (
    <DatePicker
      {...props}
      showTime={{ format: 'HH:mm' }}
      format={minutePattern()}
      style={{ width: '100%' }}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
