import { staffReportEndpoints as calls } from '@app/contract/reports/staff-endpoints';
import { IconCalculator } from '@tabler/icons-react';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { useAllowed } from '../../api/session';
import { useAnswer } from '../../api/use-answer';
import { useText } from '../../text/use-text';
import { PartError } from '../../ui/page-parts';
import { Entries } from './entries';
import { KindField, KindsCard } from './kinds';
import { useAskedDays } from './range-asks';
import { RecountDialog } from './recount-dialog';
import { orderColumns } from './reports';
import { ReportPage } from './step-report';
import { useAgentName } from './use-agent-name';

const tiles = ['orders', 'paid', 'revenueUsd', 'refundedUsd', 'netUsd'] as const;

function OrderReport() {
  const t = useText();
  const { asked, ask } = useAskedDays();
  const answer = useAnswer(calls.orderReport, { query: asked });
  const agent = useAgentName(asked.agent);
  const mayRecount = useAllowed('reports.orders.recount');
  const [recounting, setRecounting] = useState(false);
  if (answer.error) return <PartError error={answer.error} onRetry={() => void answer.refetch()} />;
  if (!answer.data) return <Skeleton active paragraph={{ rows: 12 }} />;
  return (
    <>
      <ReportPage
        title={t('permission.reports.orders')}
        exportName="order-statistics"
        report={answer.data}
        columns={orderColumns}
        tiles={tiles}
        line="revenueUsd"
        beside="before"
        agent={agent}
        choice={<KindField kind={answer.data.kind} onKind={(kind) => ask({ kind })} />}
        actions={
          mayRecount && (
            <Button icon={<IconCalculator size={16} />} onClick={() => setRecounting(true)}>
              {t('reports.recount')}
            </Button>
          )
        }
      >
        {answer.data.kind === null && <KindsCard report={answer.data} agent={asked.agent} />}
      </ReportPage>
      {recounting && <RecountDialog initial={answer.data.range} onClose={() => setRecounting(false)} />}
    </>
  );
}

/** Orders, revenue and refunds of some days, and the records behind them. */
export default function OrderReportScreen() {
  return (
    <Routes>
      <Route path="entries" element={<Entries of="orders" />} />
      <Route path="*" element={<OrderReport />} />
    </Routes>
  );
}
