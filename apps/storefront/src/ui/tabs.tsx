import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { centreIn } from './centre-in.ts';
import { cx } from './class-names.ts';
import styles from './tabs.module.css';

type Choice<T extends string> = { readonly value: T; readonly label: ReactNode };
type ChoiceProps<T extends string> = {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
};

/** Arrow keys move between the entries, as in any tab list. */
function onArrow<T extends string>(key: string, props: ChoiceProps<T>): void {
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  if (step === 0) return;
  const index = props.choices.findIndex((choice) => choice.value === props.value);
  const next = props.choices[(index + step + props.choices.length) % props.choices.length];
  if (next) props.onChange(next.value);
}

function TabList<T extends string>(
  props: ChoiceProps<T> & { readonly bar: string; readonly item: string; readonly on: string },
) {
  const list = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen tab comes into view when it changes
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (list.current?.contains(document.activeElement)) chosen?.focus();
    if (list.current && chosen) centreIn(list.current, chosen);
  }, [props.value]);
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={props.label}
      className={props.bar}
      onKeyDown={(event) => onArrow(event.key, props)}
    >
      {props.choices.map((choice) => {
        const on = choice.value === props.value;
        return (
          <button
            key={choice.value}
            type="button"
            role="tab"
            aria-selected={on}
            tabIndex={on ? 0 : -1}
            className={cx(props.item, on && props.on)}
            onClick={() => props.onChange(choice.value)}
          >
            {choice.label}
          </button>
        );
      })}
    </div>
  );
}

/** Words in a scrolling row with a bar under the chosen one. */
export const Tabs = <T extends string>(props: ChoiceProps<T>) => (
  <TabList {...props} bar={styles.tabs ?? ''} item={styles.tab ?? ''} on={styles.tabOn ?? ''} />
);

/** Two or three equal choices in one pill. @public part of the kit */
export const Segmented = <T extends string>(props: ChoiceProps<T>) => (
  <TabList {...props} bar={styles.segmented ?? ''} item={styles.segment ?? ''} on={styles.segmentOn ?? ''} />
);
