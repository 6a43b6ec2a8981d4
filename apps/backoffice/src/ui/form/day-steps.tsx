import { addDays } from '@app/kernel/local-day';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { Button } from 'antd';
import type { TextKey } from '../../text/text-key';
import { useText } from '../../text/use-text';
import { DayInput } from './inputs/day-input';

type DayStepsProps = { day: string; before: TextKey; after: TextKey; className?: string; onDay: (day: string) => void };

/** A day that is chosen, with the ones before and after it a step away. */
export function DaySteps({ day, before, after, className, onDay }: DayStepsProps) {
  const t = useText();
  const input = <DayInput value={day} onChange={(next) => next && onDay(next)} />;
  const step = (label: TextKey, by: -1 | 1) => (
    <Button
      aria-label={t(label)}
      style={{ flex: 'none' }}
      icon={by < 0 ? <IconChevronLeft size={16} /> : <IconChevronRight size={16} />}
      onClick={() => onDay(addDays(day, by))}
    />
  );
  return (
    <>
      {step(before, -1)}
      {className ? <div className={className}>{input}</div> : input}
      {step(after, 1)}
    </>
  );
}
