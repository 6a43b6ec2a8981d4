import dayjs from 'dayjs';
import { MomentPicker } from './moment-picker';

type MomentInputProps = {
  id?: string;
  placeholder?: string;
  value?: string | null;
  onChange?: (value: string | null) => void;
};

/** A day and time of the person at the desk, kept as a moment (ISO 8601 in UTC); empty is null. */
export function MomentInput({ value, onChange, ...rest }: MomentInputProps) {
  return (
    <MomentPicker
      {...rest}
      value={value ? dayjs(value) : null}
      onChange={(day) => onChange?.(day ? day.toISOString() : null)}
    />
  );
}
