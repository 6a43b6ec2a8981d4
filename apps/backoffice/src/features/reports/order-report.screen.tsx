import { IconCalculator } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { Days } from '../../ui/range-picker';
import { Entries } from './entries';
import { KindField, KindsCard } from './kinds';
import { RecountDialog } from './recount-dialog';
import { orderReport } from './reports';
import { StepReportPage } from './step-report';

function OrderReport() {
  const t = useText();
  const mayRecount = useAllowed('reports.orders.recount');
  const [recounting, setRecounting] = useState<Days | null>(null);
  return (
    <>
      <StepReportPage
        rule={orderReport}
        choice={({ kind }, ask) => <KindField kind={kind} onKind={(next) => ask({ kind: next })} />}
        actions={({ range }) =>
          mayRecount && (
            <Button icon={<IconCalculator size={16} />} onClick={() => setRecounting(range)}>
              {t('reports.recount')}
            </Button>
          )
        }
      >
        {(report, { agent }) => report.kind === null && <KindsCard report={report} agent={agent} />}
      </StepReportPage>
      {recounting && <RecountDialog initial={recounting} onClose={() => setRecounting(null)} />}
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
