import { useT } from '@app/client/i18n';
import { cx } from '../../../ui/class-names.ts';
import { DateInput } from '../../../ui/date-input.tsx';
import { type DateRange, type Picked, pickDay, type RangeEnd, type RangeRules } from './date-range.ts';
import styles from './date-range-sheet.module.css';
import { addDays, type LocalDate } from './local-date.ts';
import type { RangeWords } from './month-grid.tsx';

/** The days as they can be typed: the calendar shows what was typed, and the one that a press sets is marked. */
export function TypedDays(props: {
  readonly range: DateRange;
  readonly end: RangeEnd;
  readonly rules: RangeRules;
  readonly single: boolean;
  readonly words: RangeWords | undefined;
  readonly onEnd: (end: RangeEnd) => void;
  readonly onPick: (picked: Picked, end: RangeEnd) => void;
}) {
  const t = useT();
  const { range, rules, end, single, words } = props;
  const typed = (at: RangeEnd) => (day: LocalDate) => {
    if (day !== '') props.onPick(pickDay(range, day, rules, at), at);
  };
  return (
    <div className={cx(styles.typed, single && styles.one)}>
      <DateInput
        label={words?.from ?? t('travel.check_in')}
        value={range.from ?? ''}
        min={rules.min}
        max={rules.max}
        marked={!single && end === 'from'}
        onFocus={() => props.onEnd('from')}
        onChange={typed('from')}
      />
      {single ? null : (
        <DateInput
          label={words?.to ?? t('travel.check_out')}
          value={range.to ?? ''}
          min={range.from ?? rules.min}
          max={addDays(rules.max, 1)}
          marked={end === 'to'}
          onFocus={() => {
            if (range.from) props.onEnd('to');
          }}
          onChange={typed('to')}
        />
      )}
    </div>
  );
}
