import { MINUS } from '@app/contract/core/money-words';
import { Card } from 'antd';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../text/use-format';
import styles from './figure-card.module.css';

const WIDTH = 76;
const HEIGHT = 34;

/** A line of the last days, without axes. */
function Sparkline({ values }: { values: readonly number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => (index * WIDTH) / (values.length - 1);
  const y = (value: number) => (high === low ? HEIGHT / 2 : HEIGHT - 4 - ((value - low) / (high - low)) * (HEIGHT - 8));
  const path = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  return (
    <svg className={styles.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={path} />
      <circle cx={WIDTH} cy={y(values.at(-1) ?? 0)} r="3" />
    </svg>
  );
}

type FigureCardProps = {
  title: string;
  /** The value as it is written. */
  children: string;
  value: number;
  before: number;
  /** What it is compared with, and what is said when there was nothing. */
  versus: string;
  none: string;
  /** More of it is no good news. */
  costs?: boolean | undefined;
  days?: readonly number[];
  /** The list of the records behind it. */
  to?: string | undefined;
};

/** One number, how it stands against the one before, and where it came from. */
export function FigureCard({ title, children, value, before, versus, none, costs = false, days, to }: FigureCardProps) {
  const format = useFormat();
  const percent = before === 0 ? null : ((value - before) / Math.abs(before)) * 100;
  const sign = percent === null || percent === 0 ? '' : percent > 0 ? '+' : MINUS;
  return (
    <Card variant="borderless" className={styles.figure ?? ''}>
      <p>{title}</p>
      <strong>{to ? <Link to={to}>{children}</Link> : children}</strong>
      <div>
        <small>
          {percent !== null && (
            <b className={percent === 0 ? '' : percent > 0 !== costs ? styles.up : styles.down}>
              {sign}
              {format.percent(Math.abs(percent))}
            </b>
          )}
          {percent === null ? none : versus}
        </small>
        {days && <Sparkline values={days} />}
      </div>
    </Card>
  );
}

/** Figures side by side. */
export const Figures = ({ children }: { children: ReactNode }) => (
  <div className={styles.frame}>
    <div className={styles.figures}>{children}</div>
  </div>
);
