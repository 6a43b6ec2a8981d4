import { ORDER_KINDS, type OrderKind, type OrderReport } from '@app/contract/reports/staff-schemas';
import { Select } from 'antd';
import { Link } from 'react-router';
import { useText } from '../../text/use-text';
import { kindText } from '../../ui/order-kind';
import { FigureTable } from '../../ui/report/figure-table';
import { ReportCard } from '../../ui/report/report-card';
import { orderReport } from './reports';
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

/** What of the figures is of which kind; a number leads to the records behind it, a kind to its own statistics. */
export function KindsCard({ report, agent }: { report: OrderReport; agent: string | undefined }) {
  const t = useText();
  const { from, to } = report.range;
  const alone = (kind: OrderKind) =>
    `${ORDER_REPORT_PATH}?${new URLSearchParams({ from, to, kind, ...(agent ? { agent } : {}) })}`;
  return (
    <ReportCard title={t('reports.by_kind')}>
      <FigureTable
        figures={orderReport.figures}
        rows={report.kinds}
        rowKey="kind"
        name={{ title: t('reports.kind'), render: ({ kind }) => <Link to={alone(kind)}>{t(kindText(kind))}</Link> }}
        figuresOf={({ totals }) => totals}
        to={({ measure }, row) => measure && row && entriesLink(measure, report.range, { agent, kind: row.kind })}
        width="max-content"
      />
    </ReportCard>
  );
}
