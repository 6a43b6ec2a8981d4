import { staffRebateEndpoints as calls } from '@app/contract/rebates/staff-endpoints';
import type { AgentPayable, StaffRebateRow } from '@app/contract/rebates/staff-schemas';
import { Button } from 'antd';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { PayableDrawer } from './payable-drawer';
import { PAYABLES_PATH, payableList } from './payable-list';
import { RebateDrawer } from './rebate-drawer';
import { REBATES_PATH, rebateList } from './rebate-list';

/** What all lines of each state sum to. */
function Sums() {
  const t = useText();
  const format = useFormat();
  const { data } = useAnswer(calls.listRebates, { query: { limit: '1' } });
  const sums = data?.sums;
  return (
    sums &&
    t('rebates.sums', {
      pending: format.money(sums.pending.usd),
      settled: format.money(sums.settled.usd),
      reversed: format.money(sums.reversed.usd),
    })
  );
}

/** The way to the other of the two lists. */
const WayTo = ({ path, text }: { path: string; text: 'rebates.payables' | 'rebates.back' }) => {
  const t = useText();
  const navigate = useNavigate();
  return <Button onClick={() => void navigate(path)}>{t(text)}</Button>;
};

function RebateList() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: StaffRebateRow): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${REBATES_PATH}/order/${row.orderId}`, search }),
    },
  ];
  return (
    <>
      <ListPage
        rule={rebateList}
        actions={{ rowActions, note: <Sums />, extra: <WayTo path={PAYABLES_PATH} text="rebates.payables" /> }}
      />
      <Routes>
        <Route path="order/:id" element={<RebateDrawer />} />
      </Routes>
    </>
  );
}

function PayableList() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: AgentPayable): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${PAYABLES_PATH}/${row.id}`, search }),
    },
  ];
  return (
    <>
      <ListPage rule={payableList} actions={{ rowActions, extra: <WayTo path={REBATES_PATH} text="rebates.back" /> }} />
      <Routes>
        <Route path=":id" element={<PayableDrawer />} />
      </Routes>
    </>
  );
}

/** Agents' rebates by state, and what the house owes agents without a wallet. */
export default function RebatesScreen() {
  return (
    <Routes>
      <Route path="owed/*" element={<PayableList />} />
      <Route path="/*" element={<RebateList />} />
    </Routes>
  );
}
