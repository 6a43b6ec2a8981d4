import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './controls.module.css';
import { Icon } from './icon.tsx';

type ToggleProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
  /** Read out; also shown when `children` is absent and `labelled` is set. */
  readonly label: string;
};

/** A round check mark with a 44 pixel hit area. With children they are its visible label. */
export const Checkbox = (props: ToggleProps & { readonly children?: ReactNode }) => (
  <label className={styles.choice}>
    <input
      type="checkbox"
      className="visually-hidden"
      aria-label={props.children ? undefined : props.label}
      checked={props.checked}
      disabled={props.disabled}
      onChange={(event) => props.onChange(event.target.checked)}
    />
    <span className={cx(styles.mark, props.checked && styles.on, props.disabled && styles.off)} aria-hidden="true">
      <Icon as={IconCheck} size="xs" />
    </span>
    {props.children}
  </label>
);

/** One of several, drawn like a check mark. Give all of a group the same `name`. */
export const Radio = (props: ToggleProps & { readonly name: string; readonly children?: ReactNode }) => (
  <label className={styles.choice}>
    <input
      type="radio"
      className="visually-hidden"
      name={props.name}
      aria-label={props.children ? undefined : props.label}
      checked={props.checked}
      disabled={props.disabled}
      onChange={() => props.onChange(true)}
    />
    <span className={cx(styles.mark, props.checked && styles.on, props.disabled && styles.off)} aria-hidden="true">
      <Icon as={IconCheck} size="xs" />
    </span>
    {props.children}
  </label>
);

/** On or off, in effect at once. */
export const Switch = (props: ToggleProps) => (
  <button
    type="button"
    role="switch"
    aria-checked={props.checked}
    aria-label={props.label}
    disabled={props.disabled}
    className={cx(styles.switch, props.checked && styles.switchOn)}
    onClick={() => props.onChange(!props.checked)}
  />
);
