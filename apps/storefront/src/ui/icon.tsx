import type { Icon as TablerIcon } from '@tabler/icons-react';
import { cx } from './class-names.ts';
import styles from './icon.module.css';

export type IconGlyph = TablerIcon;

/** A Tabler glyph at one of the four sizes: xs 14, s 16, m 20, l 24. With a label it is read out, else it is decoration. */
export function Icon(props: {
  readonly as: IconGlyph;
  readonly size?: 'xs' | 's' | 'm' | 'l';
  readonly label?: string;
  readonly className?: string | undefined;
}) {
  const { as: Glyph, size = 'l', label, className } = props;
  return (
    <Glyph
      className={cx(styles.icon, styles[size], className)}
      stroke={size === 'xs' || size === 's' ? 2 : 1.75}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
