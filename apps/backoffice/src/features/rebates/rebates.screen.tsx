import { staffRebateEndpoints as calls } from '@app/contract/rebates/staff-endpoints';
import type { AgentPayable, StaffRebateRow } from '@app/contract/rebates/staff-schemas';
import { Button, Flex, Typography } from 'antd';
import { Link, Route, Routes, useLocation, useNavigate } from 'react-router';
import { useAnswer } from '../../api/use-answer';
import { useFormat } from '../../text/use-format';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { PayableDrawer } from './payable-drawer';
import { PAYABLES_PATH, payableList } from './payable-list';
import { RebateDrawer } from './rebate-drawer';
import { REBATES_PATH, rebateList } from './rebate-list';

/** What all lines of each state sum to, and the way to what the house owes. */
function Sums() {
  const t = useText();
  const format = useFormat();
  const { data } = useAnswer(calls.listRebates, { query: { limit: '1' } });
  const sums = data?.sums;
  return (
    <Flex gap={16} align="center" wrap>
      {sums && (
        <Typography.Text type="secondary">
          {t('rebates.sums', {
            pending: format.money(sums.pending.usd),
            settled: format.money(sums.settled.usd),
            reversed: format.money(sums.reversed.usd),
          })}
        </Typography.Text>
      )}
      <Link to={PAYABLES_PATH}>
        <Button>{t('rebates.payables')}</Button>
      </Link>
    </Flex>
  );
}

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
      <ListPage rule={rebateList} hands={{ rowActions, extra: <Sums /> }} />
      <Routes>
        <Route path="order/:id" element={<RebateDrawer />} />
      </Routes>
    </>
  );
}

function PayableList() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = (row: AgentPayable): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${PAYABLES_PATH}/${row.id}`, search }),
    },
  ];
  const extra = (
    <Link to={REBATES_PATH}>
      <Button>{t('rebates.back')}</Button>
    </Link>
  );
  return (
    <>
      <ListPage rule={payableList} hands={{ rowActions, extra }} />
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
