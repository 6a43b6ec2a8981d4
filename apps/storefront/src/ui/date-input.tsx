import { useT } from '@app/client/i18n';
import { usePreferences } from '@app/client/preferences';
import { dateText } from '@app/contract/core/time-words';
import { type Ref, useState } from 'react';
import { cx } from './class-names.ts';
import styles from './date-input.module.css';
import fieldStyles from './field.module.css';
import { Field, type FieldFrame } from './field.tsx';

/** No date's year, so that each is written with its own. */
const NO_YEAR = 0;

/**
 * A date, `YYYY-MM-DD`: typed in the order of the device, or chosen in its own calendar. What is no whole date, or outside of
 * `min` and `max`, is handed on as '' and said below once the field is left.
 */
export function DateInput(
  props: FieldFrame & {
    readonly value: string;
    readonly min: string;
    readonly max: string;
    readonly name?: string;
    readonly ref?: Ref<HTMLInputElement>;
    /** Stands out among several, as the one that is chosen next. */
    readonly marked?: boolean;
    readonly onChange: (value: string) => void;
    readonly onFocus?: () => void;
    readonly onBlur?: () => void;
  },
) {
  const t = useT();
  const locale = usePreferences((state) => state.locale);
  const { label, helper, error, value, min, max, marked, name, ref } = props;
  const [typed, setTyped] = useState(value);
  const [handed, setHanded] = useState(value);
  const [isBroken, setBroken] = useState(false);
  const [isLeft, setLeft] = useState(false);
  if (value !== handed) {
    setHanded(value);
    setTyped(value);
  }
  const inRange = (day: string): boolean => day >= min && day <= max;
  const write = (day: string) => dateText(locale, 'day', day, NO_YEAR);
  const ownError = (): string | undefined => {
    if (isBroken) return t('common.date_broken');
    if (typed !== '' && !inRange(typed)) return t('common.date_range', { min: write(min), max: write(max) });
    return undefined;
  };
  const change = (day: string) => {
    const next = day !== '' && inRange(day) ? day : '';
    setTyped(day);
    setHanded(next);
    if (next !== value) props.onChange(next);
  };
  return (
    <Field label={label} helper={helper} error={(isLeft ? ownError() : undefined) ?? error}>
      {({ id, describedBy, invalid }) => (
        <div className={cx(fieldStyles.box, styles.box, invalid && fieldStyles.invalid, marked && styles.marked)}>
          <input
            type="date"
            id={id}
            ref={ref}
            name={name}
            min={min}
            max={max}
            value={typed}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onFocus={props.onFocus}
            onChange={(event) => {
              setBroken(event.target.validity.badInput);
              change(event.target.value);
            }}
            onBlur={(event) => {
              setLeft(true);
              setBroken(event.target.validity.badInput);
              props.onBlur?.();
            }}
          />
        </div>
      )}
    </Field>
  );
}
