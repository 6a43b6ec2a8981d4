import type { ReactNode } from 'react';
import styles from './card.module.css';
import { cx } from './class-names.ts';

/** White ground for one group of things. `flush` has no padding, for lists. */
export const Card = (props: {
  readonly id?: string;
  readonly flush?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section id={props.id} className={cx(styles.card, props.flush && styles.flush, props.className)}>
    {props.children}
  </section>
);

/** A tinted line of information; `warn` and `bad` for what needs attention. */
export const Note = (props: {
  readonly tone?: 'info' | 'warn' | 'bad';
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <div className={cx(styles.note, styles[props.tone ?? 'info'])} role={props.tone === 'bad' ? 'alert' : undefined}>
    {props.icon}
    <div className="grow">{props.children}</div>
    {props.action}
  </div>
);

/** The way on of a note, in its own colour: a link with `href`, else a button. */
export const NoteAction = (props: {
  readonly href?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}) =>
  props.href ? (
    <a className={styles.act} href={props.href}>
      {props.children}
    </a>
  ) : (
    <button type="button" className={styles.act} onClick={props.onPress}>
      {props.children}
    </button>
  );

/** A round tinted ground for an icon. */
export const IconWell = (props: { readonly tone?: 'brand' | 'neutral' | 'accent'; readonly children: ReactNode }) => (
  <span className={cx(styles.well, styles[props.tone ?? 'brand'])}>{props.children}</span>
);
