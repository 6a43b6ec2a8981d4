import type { Adjustment } from '@app/contract/ledger/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { AdjustDialog } from './adjust-dialog';
import { AdjustmentDrawer } from './adjustment-drawer';
import { adjustmentList } from './adjustment-list';
import { ADJUSTMENTS_PATH } from './ledger-paths';

/** Adjustments of balances and points: asked for, and decided by a second person. */
export default function AdjustmentsScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const [query, setQuery] = useSearchParams();
  const asks = useAllowed('money.adjustments.request');
  const customer = query.get('for') ?? '';
  const [asking, setAsking] = useState(customer !== '');
  const close = () => {
    setAsking(false);
    setQuery({}, { replace: true });
  };
  const rowActions = (row: Adjustment): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${ADJUSTMENTS_PATH}/${row.id}`, search }),
    },
  ];
  const extra = asks ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setAsking(true)}>
      {t('adjustments.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={adjustmentList} actions={{ rowActions, extra }} />
      {asks && asking && <AdjustDialog customer={customer} unit="money" onClose={close} />}
      <Routes>
        <Route path=":id" element={<AdjustmentDrawer />} />
      </Routes>
    </>
  );
}
