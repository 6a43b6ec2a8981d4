import type { ReactNode } from 'react';
import styles from './enlarge-button.module.css';

/** A picture, filling its place, that opens large; it is named by the picture's own words. */
export function EnlargeButton(props: { readonly onClick: () => void; readonly children: ReactNode }) {
  return (
    <button type="button" className={styles.enlarge} aria-haspopup="dialog" onClick={props.onClick}>
      {props.children}
    </button>
  );
}
