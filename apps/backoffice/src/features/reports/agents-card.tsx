import type { Days } from '@app/contract/reports/ranges';
import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { AgentRow } from '@app/contract/reports/staff-schemas';
import { Skeleton, Table } from 'antd';
import { Link } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import { listLink } from '../../ui/list/list-link';
import { PartError } from '../../ui/page-parts';
import { ReportCard } from '../../ui/report/report-card';
import { AGENT_REPORT_PATH, AGENT_ROWS_PATH } from './reports-path';

const SHOWN = '5';

/** The agents with the most top-ups of a range, each with everybody below them. */
export function AgentsCard({ days: { from, to } }: { days: Days }) {
  const t = useText();
  const format = useFormat();
  const answer = useAnswer(calls.agentRows, { query: { from, to, limit: SHOWN } });
  const alone = (row: AgentRow) => `${AGENT_REPORT_PATH}?${new URLSearchParams({ from, to, agent: row.id })}`;
  return (
    <ReportCard
      title={t('reports.agents')}
      extra={<Link to={listLink(AGENT_ROWS_PATH, { from, to })}>{t('reports.all_agents')}</Link>}
    >
      {answer.error ? (
        <PartError error={answer.error} onRetry={() => void answer.refetch()} />
      ) : !answer.data ? (
        <Skeleton active paragraph={{ rows: 4 }} />
      ) : (
        <Table<AgentRow>
          rowKey="id"
          size="middle"
          pagination={false}
          dataSource={answer.data.list}
          locale={{ emptyText: t('reports.none_agents') }}
          columns={[
            { title: t('reports.agent'), key: 'name', render: (_, row) => <Link to={alone(row)}>{row.name}</Link> },
            { title: t('reports.superior'), dataIndex: 'superior', render: (name: string) => name || '–' },
            { title: t('reports.members'), dataIndex: 'members', align: 'right', render: format.count },
            { title: t('reports.top_ups'), dataIndex: 'topUpUsd', align: 'right', render: format.money },
            { title: t('reports.withdrawals'), dataIndex: 'withdrawalUsd', align: 'right', render: format.money },
            { title: t('reports.revenue'), dataIndex: 'revenueUsd', align: 'right', render: format.money },
            { title: t('reports.percent'), dataIndex: 'percent', align: 'right', render: format.percent },
          ]}
        />
      )}
    </ReportCard>
  );
}
