import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import styles from './tag.module.css';

export type Tone = 'neutral' | 'brand' | 'accent' | 'ok' | 'warn' | 'bad' | 'info' | 'solid';

/**
 * A word about a thing. Status tones: warn waits for the customer, info waits for us, brand moves, ok is done, bad is
 * refused, neutral is closed. `solid` is the ember deal flag; `plate` is for lying on a picture.
 */
export const Tag = (props: { readonly tone?: Tone; readonly plate?: boolean; readonly children: ReactNode }) => (
  <span className={cx(styles.tag, styles[props.tone ?? 'neutral'], props.plate && styles.plate)}>{props.children}</span>
);
