import { useClockOffset } from '../../shell/shop.ts';
import { Countdown } from '../../ui/countdown.tsx';
import styles from './time-left.module.css';

/** From here on hours have three digits. */
const LONGEST_MS = 100 * 3_600_000;

/** The time until a deal begins or ends, in cells; `far` in its place while that is days away. */
export function TimeLeft(props: {
  readonly until: string;
  readonly label: string;
  readonly far?: string;
  readonly onEnd: () => void;
}) {
  const offsetMs = useClockOffset((state) => state.offsetMs);
  const { until, far } = props;
  if (Date.parse(until) - Date.now() - offsetMs >= LONGEST_MS) {
    return far ? <span className="sub medium t2 num">{far}</span> : null;
  }
  return (
    <span className={styles.left}>
      <span className="sub medium t2">{props.label}</span>
      <Countdown until={until} offsetMs={offsetMs} look="cells" onEnd={props.onEnd} />
    </span>
  );
}
