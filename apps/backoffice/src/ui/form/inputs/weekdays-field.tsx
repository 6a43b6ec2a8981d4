import { weekdayTexts } from '@app/contract/core/time-words';
import { Checkbox } from 'antd';
import { useMemo } from 'react';
import { currentLocale } from '../../../text/locale';
import type { OwnFieldProps } from '../define-form';

/** Names of Monday to Sunday, numbered from 1. */
export const weekdayChoices = () =>
  weekdayTexts(currentLocale(), 1).map(({ short }, index) => ({ value: index + 1, label: short }));

/** Weekdays, 1 Monday to 7 Sunday. */
export function WeekdaysField({ value = [], onChange }: OwnFieldProps<number[]>) {
  const choices = useMemo(weekdayChoices, []);
  return (
    <Checkbox.Group<number>
      value={value}
      options={choices}
      onChange={(days) => onChange?.(days.toSorted((a, b) => a - b))}
    />
  );
}
