import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** A count (up to 99+) or, with `dot`, a point at the corner of what it wraps. Nothing at zero. */
export function Badge(props: {
  readonly count?: number;
  readonly dot?: boolean;
  /** The count is said in words elsewhere. */
  readonly silent?: boolean;
  readonly children: ReactNode;
}) {
  const { count = 0, dot } = props;
  return (
    <span className={styles.wrap}>
      {props.children}
      {count > 0 ? (
        <b className={styles.count} aria-hidden={props.silent}>
          {count > 99 ? '99+' : count}
        </b>
      ) : null}
      {dot && count === 0 ? <i className={styles.dot} /> : null}
    </span>
  );
}
