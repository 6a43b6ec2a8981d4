import { IconPackage } from '@tabler/icons-react';
import { Card } from 'antd';
import { Link } from 'react-router';
import { useSession } from '../../api/session';
import { entriesLink, entriesNeed } from '../../features/reports/reports-path';
import { iconOf } from '../../features/travel/travel-kinds';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { TwoLines } from '../../ui/list/cells';
import { kindText } from '../../ui/order-kind';
import type { Workbench } from './waiting-card';
import styles from './workbench.module.css';

/** What of the range's revenue and orders is of which kind, each leading to its records where the role may see those. */
export function KindsCard({ kinds, range }: { kinds: NonNullable<Workbench['kinds']>; range: Workbench['range'] }) {
  const t = useText();
  const format = useFormat();
  const { permissions } = useSession();
  const mayList = permissions.includes(entriesNeed('paid'));
  return (
    <Card variant="borderless" title={t('reports.by_kind')} className={styles.card ?? ''}>
      {kinds.map(({ kind, orders, revenue }) => {
        const Icon = kind === 'goods' ? IconPackage : iconOf(kind);
        const money = format.money(revenue.value);
        const earlier = t('reports.was', { amount: format.money(revenue.before) });
        return (
          <div key={kind} className={styles.work}>
            <span className={styles.well}>
              <Icon size={20} stroke={1.75} />
            </span>
            <span className={styles.grow}>
              <TwoLines
                strong
                top={t(kindText(kind))}
                bottom={t('reports.kind_orders', { count: orders.value, shown: format.count(orders.value) })}
              />
            </span>
            <span className={styles.right}>
              <b className={styles.amount}>
                {mayList ? <Link to={entriesLink('paid', range, { kind })}>{money}</Link> : money}
              </b>
              <small>{earlier}</small>
            </span>
          </div>
        );
      })}
    </Card>
  );
}
