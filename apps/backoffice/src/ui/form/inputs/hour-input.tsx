import { TimePicker } from 'antd';
import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';

dayjs.extend(customParseFormat);
const HOUR = 'HH:mm';

/** An hour of the day on the clock of its place, as `14:00`. */
export function HourInput({
  id,
  value,
  onChange,
  onClear,
  minuteStep = 15,
  'aria-label': label,
}: {
  id?: string;
  value?: string | null;
  onChange?: (value: string) => void;
  /** Where no hour is an answer too. */
  onClear?: (() => void) | undefined;
  minuteStep?: 5 | 15;
  'aria-label'?: string;
}) {
  return (
    <TimePicker
      {...(id ? { id } : {})}
      {...(label ? { 'aria-label': label } : {})}
      style={{ width: '100%' }}
      format={HOUR}
      minuteStep={minuteStep}
      allowClear={onClear !== undefined}
      needConfirm={false}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      value={value ? dayjs(value, HOUR) : null}
      onChange={(at) => (at ? onChange?.(at.format(HOUR)) : onClear?.())}
    />
  );
}

/** An hour of the day, or none. */
export function OptionalHourInput({
  onChange,
  ...input
}: {
  id?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
}) {
  return <HourInput {...input} onChange={(hour: string) => onChange?.(hour)} onClear={() => onChange?.(null)} />;
}
