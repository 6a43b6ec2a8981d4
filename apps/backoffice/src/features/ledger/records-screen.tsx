import type { LedgerRecord, LedgerUnit } from '@app/contract/ledger/staff-schemas';
import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import type { AnyEndpoint } from '../../api/request';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import type { ListRule, RowAction, RowOf } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { AdjustDialog } from './adjust-dialog';
import { TransferDrawer } from './transfer-drawer';

type RecordsProps<E extends AnyEndpoint> = { rule: ListRule<E>; base: string; unit: LedgerUnit };

/** Records of customers, each opening its transfer; whoever may adjust does it from here. */
export function RecordsScreen<E extends AnyEndpoint>({ rule, base, unit }: RecordsProps<E>) {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const looks = useAllowed('money.ledger.view');
  const adjusts = useAllowed('money.adjustments.request');
  const [customer, setCustomer] = useState<string | null>(null);
  const rowActions = (row: RowOf<E>): RowAction[] => {
    const { transferId } = row as unknown as LedgerRecord;
    const run = () => void navigate({ pathname: `${base}/${transferId}`, search });
    return looks ? [{ key: 'view', label: 'ui.list.view', run }] : [];
  };
  const menu = (row: RowOf<E>): RowAction[] => {
    const { email } = (row as unknown as LedgerRecord).customer;
    return adjusts ? [{ key: 'adjust', label: 'ledger.adjust', run: () => setCustomer(email) }] : [];
  };
  const extra = adjusts ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setCustomer('')}>
      {t('adjustments.new')}
    </Button>
  ) : null;
  return (
    <>
      <ListPage rule={rule} actions={{ rowActions, menu, extra }} />
      {customer !== null && <AdjustDialog customer={customer} unit={unit} onClose={() => setCustomer(null)} />}
      <Routes>
        <Route path=":transfer" element={<TransferDrawer base={base} />} />
      </Routes>
    </>
  );
}
