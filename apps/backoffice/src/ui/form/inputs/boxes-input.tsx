import { Checkbox } from 'antd';
import type { TextKey } from '../../../text/text-key';
import { useText } from '../../../text/use-text';
import type { OwnFieldProps } from '../define-form';
import styles from '../form.module.css';

/** An input of several boxes to tick, each with its text. The value keeps the order of the list. */
export const boxesInput =
  <T extends string>(names: readonly T[], labelOf: (name: T) => TextKey) =>
  ({ value = [], onChange }: OwnFieldProps<T[]>) => {
    const t = useText();
    return (
      <Checkbox.Group<T>
        className={styles.boxes ?? ''}
        value={value}
        options={names.map((name) => ({ value: name, label: t(labelOf(name)) }))}
        onChange={(chosen) => onChange?.(names.filter((name) => chosen.includes(name)))}
      />
    );
  };
