import { IconChevronDown } from '@tabler/icons-react';
import type { Ref, SelectHTMLAttributes } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './native-select.module.css';

/** The device's own choice of one of several, for short lists. Takes what `register('name')` of react-hook-form gives. */
export const NativeSelect = ({
  small,
  ...select
}: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'> & {
  readonly small?: boolean;
  readonly ref?: Ref<HTMLSelectElement>;
}) => (
  <span className={cx(styles.box, small && styles.small, select['aria-invalid'] && styles.invalid)}>
    <select {...select} />
    <Icon as={IconChevronDown} size="m" className={styles.chevron} />
  </span>
);
