import { IconChevronDown } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { centreIn } from './centre-in.ts';
import styles from './chips.module.css';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

export type Choice<T extends string> = { readonly value: T; readonly label: ReactNode; readonly disabled?: boolean };

/** A pill that is on or off. `off` is struck through and cannot be pressed. */
export const Chip = (props: {
  readonly selected?: boolean;
  readonly disabled?: boolean;
  readonly onPress?: () => void;
  /** It opens a sheet to choose from, which an arrow tells. */
  readonly opens?: boolean;
  readonly children: ReactNode;
}) => (
  <button
    type="button"
    className={cx(styles.chip, props.selected && styles.on, props.disabled && styles.off)}
    aria-pressed={props.selected ?? false}
    disabled={props.disabled}
    onClick={props.onPress}
  >
    {props.children}
    {props.opens ? <Icon as={IconChevronDown} size="xs" /> : null}
  </button>
);

/** One choice of several. `scroll` keeps them in one sideways row with the chosen one in view. */
export function Chips<T extends string>(props: {
  readonly label: string;
  readonly choices: readonly Choice<T>[];
  readonly value: T | null;
  readonly onChange: (value: T) => void;
  readonly scroll?: boolean;
}) {
  const row = useRef<HTMLFieldSetElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the chosen one comes into view when it changes
  useEffect(() => {
    const chosen = row.current?.querySelector<HTMLElement>('[aria-pressed="true"]');
    if (props.scroll && row.current && chosen) centreIn(row.current, chosen);
  }, [props.value]);
  return (
    <fieldset ref={row} aria-label={props.label} className={props.scroll ? 'scroll' : styles.chips}>
      {props.choices.map((choice) => (
        <Chip
          key={choice.value}
          selected={choice.value === props.value}
          disabled={choice.disabled ?? false}
          onPress={() => props.onChange(choice.value)}
        >
          {choice.label}
        </Chip>
      ))}
    </fieldset>
  );
}
