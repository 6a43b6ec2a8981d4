import { monthName } from '@app/contract/core/time-words';
import { Checkbox } from 'antd';
import { currentLocale } from '../../../text/locale';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { type NumberInputProps, TypedNumberInput } from '../../../ui/form/inputs/typed-number-input';

const HOURS = /^\d{1,2}(\.\d)?$/;
const notation = {
  read: (text: string) => (HOURS.test(text) ? Number(text) : null),
  write: String,
  inputMode: 'decimal',
} as const;

/** Hours with one decimal; empty for a tour of days. */
export const HoursField = ({ errors: _errors, ...props }: NumberInputProps & { errors?: object }) => (
  <TypedNumberInput {...props} notation={notation} />
);

const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** The months in which a tour is at its best, 1 January to 12 December. */
export function MonthsField({ value = [], onChange }: OwnFieldProps<number[]>) {
  const options = MONTHS.map((month) => ({ value: month, label: monthName(currentLocale(), month) }));
  return (
    <Checkbox.Group<number>
      value={value}
      options={options}
      onChange={(chosen) => onChange?.(MONTHS.filter((month) => chosen.includes(month)))}
    />
  );
}
