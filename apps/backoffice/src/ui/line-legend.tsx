import styles from './line-legend.module.css';

/** Names the two lines of a chart: the solid one and the dotted one beside it. */
export function LineLegend({ solid, dotted }: { solid: string; dotted: string }) {
  return (
    <span className={styles.legend}>
      <i className={styles.solid} /> {solid} <i className={styles.dotted} /> {dotted}
    </span>
  );
}
