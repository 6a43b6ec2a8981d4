import look from './line-legend.module.css';

/** Names the two lines of a chart: the solid one and the dotted one beside it. */
export function LineLegend({ solid, dotted }: { solid: string; dotted: string }) {
  return (
    <span className={look.legend}>
      <i className={look.solid} /> {solid} <i className={look.dotted} /> {dotted}
    </span>
  );
}
