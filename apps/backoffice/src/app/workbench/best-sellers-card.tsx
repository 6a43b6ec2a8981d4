import { IconPackage } from '@tabler/icons-react';
import { Card } from 'antd';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { Thumb, TwoLines } from '../../ui/list/cells';
import { PartEmpty } from '../../ui/page-parts';
import type { Workbench } from './waiting-card';
import styles from './workbench.module.css';

/** The products that were paid for the most in the last thirty days. */
export function BestSellersCard({ rows }: { rows: NonNullable<Workbench['bestSellers']> }) {
  const t = useText();
  const format = useFormat();
  return (
    <Card variant="borderless" title={t('reports.best_sellers')} className={styles.card ?? ''}>
      {rows.length === 0 && <PartEmpty icon={<IconPackage size={24} stroke={1.75} />} text={t('reports.none_sold')} />}
      {rows.map(({ id, name, cover, count, usd }) => (
        <div key={id} className={styles.work}>
          <Thumb url={cover} />
          <span className={styles.grow}>
            <TwoLines strong top={name} bottom={t('reports.sold', { count: format.count(count) })} />
          </span>
          <b className={styles.amount}>{format.money(usd)}</b>
        </div>
      ))}
    </Card>
  );
}
