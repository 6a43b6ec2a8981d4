import { type TextKey, useT } from '@app/client/i18n';
import type { OrderDetail } from '@app/contract/orders/schemas';
import { useState } from 'react';
import { TextButton } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useMomentText } from '../../widgets/moment-text.ts';
import styles from './order-details.module.css';

/** Entries shown before the rest is asked for. */
const FIRST = 3;

/** What happened to an order, the newest first. */
export function OrderTimeline({ timeline }: { readonly timeline: OrderDetail['timeline'] }) {
  const t = useT();
  const moment = useMomentText();
  const [all, setAll] = useState(false);
  const newest = [...timeline].reverse();
  const shown = all ? newest : newest.slice(0, FIRST);
  return (
    <Card>
      <h2 className={`h3 ${styles.head}`}>{t('orders.timeline')}</h2>
      <ol className={styles.steps}>
        {shown.map((entry) => (
          <li key={`${entry.at} ${entry.event}`} className={styles.step}>
            <p className={entry === newest[0] ? 'semi' : undefined}>{t(`orders.event.${entry.event}` as TextKey)}</p>
            {entry.note ? <p className="sub t2">{entry.note}</p> : null}
            <p className="cap t3 num">{moment.minute(entry.at)}</p>
          </li>
        ))}
      </ol>
      {newest.length > FIRST ? (
        <div className={styles.more}>
          <TextButton aria-expanded={all} onClick={() => setAll(!all)}>
            {t(all ? 'common.less' : 'orders.timeline_more')}
          </TextButton>
        </div>
      ) : null}
    </Card>
  );
}
