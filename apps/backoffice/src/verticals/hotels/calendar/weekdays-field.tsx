import { Checkbox } from 'antd';
import type { OwnFieldProps } from '../../../ui/form/define-form';
import { useNightTexts } from './use-night-texts';

/** Weekdays, 1 Monday to 7 Sunday; none stands for all. */
export function WeekdaysField({ value = [], onChange }: OwnFieldProps<number[]>) {
  const { weekdays } = useNightTexts();
  return (
    <Checkbox.Group<number>
      value={value}
      options={weekdays}
      onChange={(days) => onChange?.(days.toSorted((a, b) => a - b))}
    />
  );
}
