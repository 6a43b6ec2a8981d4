import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { useState } from 'react';
import { Route, Routes, useNavigate } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { ListPage } from '../../ui/list/list-page';
import { CompareDialog } from './compare-dialog';
import { ReconciliationLines } from './reconciliation-lines';
import { reconciliationList } from './reconciliation-list';
import { RECONCILIATION_PATH } from './reconciliation-path';

function Comparisons() {
  const t = useText();
  const navigate = useNavigate();
  const decides = useAllowed('money.reconciliation.run');
  const [comparing, setComparing] = useState(false);
  const extra = decides ? (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => setComparing(true)}>
      {t('reconciliation.new')}
    </Button>
  ) : null;
  const rowActions = ({ id }: { id: string }) => [
    { key: 'view', label: 'ui.list.view' as const, to: `${RECONCILIATION_PATH}/${id}` },
  ];
  return (
    <>
      <ListPage rule={reconciliationList} actions={{ rowActions, extra }} />
      {comparing && (
        <CompareDialog
          onClose={() => setComparing(false)}
          onDone={({ id }) => void navigate(`${RECONCILIATION_PATH}/${id}`)}
        />
      )}
    </>
  );
}

/** Statements of providers and banks, compared with our payments. */
export default function ReconciliationScreen() {
  return (
    <Routes>
      <Route path=":id" element={<ReconciliationLines />} />
      <Route path="*" element={<Comparisons />} />
    </Routes>
  );
}
