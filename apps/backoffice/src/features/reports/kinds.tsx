import { ORDER_KINDS, type OrderKind, type OrderReport } from '@app/contract/reports/staff-schemas';
import { Card, Select, Table } from 'antd';
import { Link } from 'react-router';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { kindText } from '../../ui/order-kind';
import { orderColumns } from './reports';
import styles from './reports.module.css';
import { entriesLink, ORDER_REPORT_PATH } from './reports-path';

/** Orders of all kinds or of one. */
export function KindField({ kind, onKind }: { kind: OrderKind | null; onKind: (kind: OrderKind | null) => void }) {
  const t = useText();
  return (
    <Select<OrderKind | 'all'>
      aria-label={t('reports.kind')}
      className={styles.kind ?? ''}
      value={kind ?? 'all'}
      onChange={(value) => onKind(value === 'all' ? null : value)}
      options={[
        { value: 'all', label: t('reports.kind.all') },
        ...ORDER_KINDS.map((value) => ({ value, label: t(kindText(value)) })),
      ]}
    />
  );
}

type KindSums = OrderReport['kinds'][number];

/** What of the figures is of which kind; a number leads to the records behind it, a kind to its own statistics. */
export function KindsCard({ report, agent }: { report: OrderReport; agent: string | undefined }) {
  const t = useText();
  const format = useFormat();
  const { from, to } = report.range;
  const alone = (kind: OrderKind) =>
    `${ORDER_REPORT_PATH}?${new URLSearchParams({ from, to, kind, ...(agent ? { agent } : {}) })}`;
  return (
    <Card variant="borderless" className={styles.card ?? ''} title={t('reports.by_kind')}>
      <Table<KindSums>
        rowKey="kind"
        size="middle"
        pagination={false}
        scroll={{ x: 'max-content' }}
        dataSource={report.kinds}
        columns={[
          {
            title: t('reports.kind'),
            key: 'kind',
            render: (_, { kind }) => <Link to={alone(kind)}>{t(kindText(kind))}</Link>,
          },
          ...orderColumns.map(({ key, title, as, measure }) => ({
            title: t(title),
            key,
            align: 'right' as const,
            render: (_: unknown, { kind, totals }: KindSums) => {
              const value = totals[key];
              const written = as === 'money' ? format.money(value) : format.count(value);
              return measure && value !== 0 ? (
                <Link to={entriesLink(measure, report.range, { agent, kind })}>{written}</Link>
              ) : (
                written
              );
            },
          })),
        ]}
      />
    </Card>
  );
}
