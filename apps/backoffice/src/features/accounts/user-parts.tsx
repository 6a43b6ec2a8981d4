import { Unbroken } from '@app/client/unbroken';
import { Button, Card } from 'antd';
import type { ReactNode } from 'react';
import { useText } from '../../text/use-text';
import styles from './accounts.module.css';

/** A card of the customer's page: title left, its action right. */
export function UserCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <Card variant="borderless" className={styles.card ?? ''}>
      <section aria-label={title}>
        <div className={styles.line}>
          <h2>{title}</h2>
          {action}
        </div>
        {children}
      </section>
    </Card>
  );
}

export type Row = { key: string; top: ReactNode; small?: ReactNode; right?: ReactNode };

/** What belongs to a customer, a line each; one word where there is nothing. */
export function Rows({ rows }: { rows: Row[] }) {
  const t = useText();
  if (rows.length === 0) return <p className={styles.none}>{t('users.none')}</p>;
  return (
    <ul className={styles.rows}>
      {rows.map((row) => (
        <li key={row.key}>
          <div className={styles.what}>
            <p>{typeof row.top === 'string' ? <Unbroken text={row.top} /> : row.top}</p>
            {row.small && <span className={styles.small}>{row.small}</span>}
          </div>
          {row.right && <span className={styles.figure}>{row.right}</span>}
        </li>
      ))}
    </ul>
  );
}

/** A small press beside what it acts on. */
export const SmallButton = (props: { label: string; name?: string; busy: boolean; onPress: () => void }) => (
  <Button size="small" aria-label={props.name ?? props.label} disabled={props.busy} onClick={props.onPress}>
    {props.label}
  </Button>
);
