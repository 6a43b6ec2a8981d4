import { useT } from '@app/client/i18n';
import { type ReactNode, useState } from 'react';
import { TextButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { cx } from '../ui/class-names.ts';
import { useMomentText } from './moment-text.ts';
import styles from './timeline.module.css';

export type TimelineEntry = {
  readonly key: string;
  readonly title: ReactNode;
  readonly note?: ReactNode;
  /** A moment, ISO 8601. */
  readonly at: string;
};

/** Entries shown before the rest is asked for. */
const FIRST = 3;

/** What happened to an order of any kind, the newest first. `entries` come oldest first, as they are kept. */
export function Timeline(props: { readonly title: string; readonly entries: readonly TimelineEntry[] }) {
  const t = useT();
  const moment = useMomentText();
  const [all, setAll] = useState(false);
  const newest = [...props.entries].reverse();
  const shown = all ? newest : newest.slice(0, FIRST);
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{props.title}</h2>
      <ol className={styles.steps}>
        {shown.map((entry, index) => (
          <li key={entry.key} className={styles.step}>
            <p className={index === 0 ? 'semi' : undefined}>{entry.title}</p>
            {entry.note ? <p className="sub t2">{entry.note}</p> : null}
            <p className="cap t3 num">{moment.minute(entry.at)}</p>
          </li>
        ))}
      </ol>
      {newest.length > FIRST ? (
        <div className={cx('no-print', styles.more)}>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'common.less' : 'orders.timeline_more')}
          </TextButton>
        </div>
      ) : null}
    </Card>
  );
}
