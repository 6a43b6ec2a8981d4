import styles from './spinner.module.css';

/** A small turning ring for inside a button. Decoration: the button says itself that it is busy. */
export const Spinner = () => <span className={styles.spinner} aria-hidden="true" />;

/** Three breathing dots for the end of a list. */
export const Dots = () => (
  <span className={styles.dots} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
