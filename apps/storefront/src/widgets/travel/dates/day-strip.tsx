import { usePreferences } from '@app/client/preferences';
import { tagOf } from '@app/contract/core/locale';
import { useEffect, useRef } from 'react';
import { centreIn } from '../../../ui/centre-in.ts';
import { cx } from '../../../ui/class-names.ts';
import { useDateText } from './date-text.ts';
import styles from './day-strip.module.css';
import type { LocalDate } from './local-date.ts';

type StripDay = {
  readonly day: LocalDate;
  /** Below the weekday. */
  readonly text: string;
  /** The same, for screen readers; null while it is not known. */
  readonly spoken: string | null;
  /** It is the best of them. */
  readonly best?: boolean;
  /** What it says is a price at a discount deal. */
  readonly deal?: boolean;
  /** Nothing is to be had that day. */
  readonly off?: boolean;
};

/** Days in a row, the chosen one in the middle; a press chooses another. */
export function DayStrip(props: {
  readonly label: string;
  readonly days: readonly StripDay[];
  readonly chosen: LocalDate;
  readonly onChoose: (day: LocalDate) => void;
}) {
  const date = useDateText();
  const tag = tagOf(usePreferences((state) => state.locale));
  const row = useRef<HTMLFieldSetElement>(null);
  const { chosen } = props;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen day comes into view when it changes
  useEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (row.current && pressed) centreIn(row.current, pressed);
  }, [chosen]);
  // Days are written day last beside their weekday: Fri 11.
  const brief = new Intl.DateTimeFormat(tag === 'en-US' ? 'en-GB' : tag, {
    weekday: 'short',
    day: 'numeric',
    timeZone: 'UTC',
  });
  return (
    <fieldset ref={row} className={`scroll ${styles.days}`} aria-label={props.label}>
      {props.days.map(({ day, text, spoken, best, deal, off }) => (
        <button
          key={day}
          type="button"
          aria-pressed={day === chosen}
          className={cx(styles.day, off && styles.off, day === chosen && styles.on)}
          onClick={() => props.onChoose(day)}
        >
          <span className="visually-hidden">{spoken === null ? date.whole(day) : `${date.whole(day)}, ${spoken}`}</span>
          <span aria-hidden="true">{brief.format(Date.parse(`${day}T12:00:00Z`))}</span>
          <b aria-hidden="true" className={cx(best && styles.best, deal && styles.deal)}>
            {text}
          </b>
        </button>
      ))}
    </fieldset>
  );
}
