import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import type { AgentRow } from '@app/contract/reports/staff-schemas';
import { IconChevronLeft } from '@tabler/icons-react';
import { Button, Skeleton } from 'antd';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { PartError } from '../../ui/page-parts';
import { agentList } from './agent-list';
import { AgentsCard } from './agents-card';
import { Entries } from './entries';
import { useAskedDays } from './range-asks';
import { moneyColumns } from './reports';
import { AGENT_REPORT_PATH } from './reports-path';
import { ReportPage } from './step-report';
import { useAgentName } from './use-agent-name';

const tiles = ['users', 'topUpUsd', 'withdrawalUsd', 'differenceUsd', 'revenueUsd'] as const;

function AgentReport() {
  const t = useText();
  const { asked } = useAskedDays();
  const answer = useAnswer(calls.agentReport, { query: asked });
  const agent = useAgentName(asked.agent);
  if (answer.error) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return (
    <ReportPage
      title={t('permission.reports.agents')}
      exportName="top-ups-and-withdrawals"
      report={answer.data}
      columns={moneyColumns}
      tiles={tiles}
      line="topUpUsd"
      beside="withdrawalUsd"
      agent={agent}
    >
      <AgentsCard days={answer.data.range} />
    </ReportPage>
  );
}

function EachAgent() {
  const t = useText();
  const navigate = useNavigate();
  const rowActions = ({ id }: AgentRow): RowAction[] => [
    {
      key: 'alone',
      label: 'reports.show_agent',
      run: () => void navigate(`${AGENT_REPORT_PATH}?${new URLSearchParams({ agent: id })}`),
    },
  ];
  const extra = (
    <Link to={AGENT_REPORT_PATH}>
      <Button icon={<IconChevronLeft size={16} />}>{t('reports.entries_back')}</Button>
    </Link>
  );
  return <ListPage rule={agentList} actions={{ rowActions, extra }} />;
}

/** Top-ups, withdrawals, new users and what was bought of some days, of each agent, and the records behind them. */
export default function AgentReportScreen() {
  return (
    <Routes>
      <Route path="each" element={<EachAgent />} />
      <Route path="entries" element={<Entries of="agents" />} />
      <Route path="*" element={<AgentReport />} />
    </Routes>
  );
}
