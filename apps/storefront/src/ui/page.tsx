import { useIdentity } from '@app/client/identity';
import { type ReactNode, useEffect } from 'react';
import { cx } from './class-names.ts';
import { NavBar } from './nav-bar.tsx';
import styles from './page.module.css';

/**
 * The frame of a screen: bar on top, content, and a sticky bar of actions at the bottom. `aboveTabs` leaves the room for
 * the tab bar, which the shell draws.
 */
export function Page(props: {
  readonly title?: ReactNode;
  readonly onBack?: (() => void) | undefined;
  readonly actions?: ReactNode;
  /** Instead of the NavBar. */
  readonly header?: ReactNode;
  /** Content of the sticky bar at the bottom. */
  readonly footer?: ReactNode;
  readonly aboveTabs?: boolean;
  readonly children: ReactNode;
}) {
  const { header, footer, title, aboveTabs } = props;
  const shop = useIdentity((identity) => identity.name);
  useEffect(() => {
    if (typeof title === 'string') document.title = title ? `${title} · ${shop}` : shop;
  }, [title, shop]);
  const bare = header === undefined && props.title === undefined && !props.onBack && !props.actions;
  return (
    <div className={cx(styles.page, footer !== undefined && styles.withFooter, aboveTabs && styles.withTabs)}>
      {header}
      {header === undefined && !bare ? (
        <NavBar title={props.title} onBack={props.onBack} actions={props.actions} />
      ) : null}
      <main className={styles.main}>{props.children}</main>
      {footer === undefined ? null : (
        <div data-bottom-bar className={cx('no-print', styles.footer, aboveTabs && styles.aboveTabs)}>
          {footer}
        </div>
      )}
    </div>
  );
}

/** A smaller part of a screen: words to choose from, beside sections that show things. */
export const Part = (props: {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className={styles.part}>
    <div className={styles.partHead}>
      <h2 className="h3">{props.title}</h2>
      {props.action}
    </div>
    {props.children}
  </section>
);

/** A section title with room for one action at its end. */
export const Section = (props: {
  readonly title: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) => (
  <section className={styles.section}>
    <div className={styles.sectionHead}>
      <h2 className="h2">{props.title}</h2>
      {props.action}
    </div>
    {props.children}
  </section>
);
