import { Card } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import look from './workbench.module.css';

const WIDTH = 104;
const HEIGHT = 34;

/** A line of the last days, without axes. */
function Sparkline({ values }: { values: number[] }) {
  if (values.length < 2) return null;
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const x = (index: number) => (index * WIDTH) / (values.length - 1);
  const y = (value: number) => (high === low ? HEIGHT / 2 : HEIGHT - 4 - ((value - low) / (high - low)) * (HEIGHT - 8));
  const path = values
    .map((value, index) => `${index === 0 ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
    .join('');
  return (
    <svg className={look.spark} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={path} />
      <circle cx={WIDTH} cy={y(values.at(-1) ?? 0)} r="3" />
    </svg>
  );
}

type FigureCardProps = { title: string; value: string; today: number; yesterday: number; days?: number[] };

/** One number of today, how it stands against yesterday, and where it came from. */
export function FigureCard({ title, value, today, yesterday, days }: FigureCardProps) {
  const t = useText();
  const format = useFormat();
  const percent = yesterday === 0 ? null : ((today - yesterday) / yesterday) * 100;
  const sign = percent === null || percent === 0 ? '' : percent > 0 ? '+' : '-';
  return (
    <Card variant="borderless" className={look.figure ?? ''}>
      <p>{title}</p>
      <strong>{value}</strong>
      <div>
        <small>
          {percent !== null && (
            <b className={percent >= 0 ? look.up : look.down}>
              {sign}
              {format.percent(Math.abs(percent))}
            </b>
          )}{' '}
          {t(percent === null ? 'staff.workbench.none_yesterday' : 'staff.workbench.vs_yesterday')}
        </small>
        {days && <Sparkline values={days} />}
      </div>
    </Card>
  );
}
