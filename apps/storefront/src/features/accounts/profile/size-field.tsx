import { TextInput } from '../../../ui/field.tsx';
import styles from './profile.module.css';

/** One measure with its unit at the end. */
export const SizeField = (props: {
  readonly label: string;
  readonly unit: string;
  readonly value: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}) => (
  <TextInput
    label={props.label}
    inputMode="decimal"
    autoComplete="off"
    maxLength={6}
    helper={props.hint}
    error={props.error}
    suffix={<span className={styles.unit}>{props.unit}</span>}
    value={props.value}
    onChange={(event) => props.onType(event.target.value)}
    onBlur={props.onLeave}
  />
);
