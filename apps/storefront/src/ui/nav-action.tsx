import type { ReactNode } from 'react';
import styles from './nav-action.module.css';

/** A word that acts at the end of the bar on top: a link with `href`, else a button. It ends at the page's gutter. */
export const NavAction = (props: {
  readonly href?: string;
  readonly onPress?: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) =>
  props.href ? (
    <a className={styles.action} href={props.href}>
      {props.children}
    </a>
  ) : (
    <button type="button" className={styles.action} disabled={props.disabled} onClick={props.onPress}>
      {props.children}
    </button>
  );
