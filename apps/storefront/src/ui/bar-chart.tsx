import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './bar-chart.module.css';
import { centreIn } from './centre-in.ts';
import { cx } from './class-names.ts';

/** A bar by its key: what stands below and above it, its name and what it stands for in words; without a `size` there is nothing to choose. */
export type Bar = {
  readonly key: string;
  readonly label: string;
  readonly amount?: string;
  readonly name: string;
  readonly said: string;
  readonly size: number | null;
};

/** Least height of a bar in percent, and what the highest adds to it. */
const [LEAST, REST] = [18, 78];

/** The bar that a key moves to from another; undefined for other keys. */
export function barAfter(key: string, at: number, count: number): number | undefined {
  const last = count - 1;
  const moved: Readonly<Record<string, number>> = {
    ArrowLeft: at - 1,
    ArrowRight: at + 1,
    PageUp: at - 7,
    PageDown: at + 7,
    Home: 0,
    End: last,
  };
  const wanted = moved[key];
  return wanted === undefined ? undefined : Math.min(Math.max(wanted, 0), last);
}

/**
 * Bars to choose from, the lowest ones apart. All of them are one stop of the Tab key: arrow keys move from bar to bar. A table that is not
 * seen says the same.
 */
export function BarChart(props: {
  readonly label: string;
  /** Heads of the table: of the names, and of what bars stand for. */
  readonly heads: readonly [string, string];
  readonly bars: readonly Bar[];
  readonly chosen: string | null;
  readonly busy?: boolean;
  /** Less high. */
  readonly small?: boolean;
  readonly onChoose: (key: string) => void;
}) {
  const { bars, chosen } = props;
  const row = useRef<HTMLFieldSetElement>(null);
  const sizes = bars.flatMap(({ size }) => size ?? []);
  const [low, high] = [Math.min(...sizes), Math.max(...sizes)];
  const heightOf = (size: number): number => LEAST + (high === low ? REST : ((size - low) * REST) / (high - low));
  const lowest = bars.find(({ size }) => size === low)?.key;
  const [moved, setMoved] = useState<string | null>(null);
  const has = (key: string | null | undefined): key is string => bars.some((bar) => bar.key === key);
  const tabbed = [moved, chosen, lowest].find(has) ?? bars[0]?.key;
  const aim = [chosen, lowest].find(has);
  useEffect(() => {
    const bar = row.current?.querySelector<HTMLElement>(`[data-bar="${aim}"]`);
    if (row.current && bar) centreIn(row.current, bar);
  }, [aim]);
  const move = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    const at = bars.findIndex(({ key }) => key === (event.target as HTMLElement).dataset['bar']);
    const next = at < 0 ? undefined : bars[barAfter(event.key, at, bars.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    setMoved(next.key);
    row.current?.querySelector<HTMLElement>(`[data-bar="${next.key}"]`)?.focus();
  };
  return (
    <>
      <fieldset
        ref={row}
        className={cx(styles.bars, props.small && styles.small)}
        aria-label={props.label}
        aria-busy={props.busy}
        onKeyDown={move}
      >
        {bars.map(({ key, label, amount, name, said, size }) => (
          <button
            key={key}
            type="button"
            data-bar={key}
            tabIndex={key === tabbed ? 0 : -1}
            aria-disabled={size === null ? true : undefined}
            aria-pressed={key === chosen}
            className={cx(styles.bar, size === low && styles.low, key === chosen && styles.chosen)}
            onClick={() => {
              setMoved(key);
              if (size !== null) props.onChoose(key);
            }}
          >
            <span className="visually-hidden">{`${name}, ${said}`}</span>
            <span className={styles.column} aria-hidden="true">
              {amount === undefined ? null : <span className={cx('micro num semi', styles.amount)}>{amount}</span>}
              {size === null ? <i className={styles.none} /> : <i style={{ height: `${heightOf(size)}%` }} />}
            </span>
            <span className="micro num" aria-hidden="true">
              {label}
            </span>
          </button>
        ))}
      </fieldset>
      <table className="visually-hidden">
        <caption>{props.label}</caption>
        <thead>
          <tr>
            <th scope="col">{props.heads[0]}</th>
            <th scope="col">{props.heads[1]}</th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, said }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{said}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
