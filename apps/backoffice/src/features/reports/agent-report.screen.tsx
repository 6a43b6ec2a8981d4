import type { AgentRow } from '@app/contract/reports/staff-schemas';
import { IconChevronLeft } from '@tabler/icons-react';
import { Button } from 'antd';
import { Link, Route, Routes, useNavigate } from 'react-router';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { agentList } from './agent-list';
import { AgentsCard } from './agents-card';
import { Entries } from './entries';
import { agentReport } from './reports';
import { AGENT_REPORT_PATH } from './reports-path';
import { StepReportPage } from './step-report';

const AgentReport = () => (
  <StepReportPage rule={agentReport}>{({ range }) => <AgentsCard days={range} />}</StepReportPage>
);

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
