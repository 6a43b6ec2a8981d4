import { IconPlus } from '@tabler/icons-react';
import { Button } from 'antd';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useAllowed } from '../../api/session';
import { useText } from '../../text/use-text';
import { ListPage } from '../../ui/list/list-page';
import { BookingDrawer } from './booking-drawer';
import { PurchaseDrawer } from './purchase-drawer';
import { purchaseList } from './purchase-list';
import { PURCHASES_PATH } from './purchases-paths';

/** Goods bought from suppliers: booked in at their cost, and taken back where that was wrong. */
export default function PurchasesScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const mayBook = useAllowed('catalog.purchases.book');
  const open = (place: string) => void navigate({ pathname: `${PURCHASES_PATH}/${place}`, search });
  const extra = mayBook && (
    <Button type="primary" icon={<IconPlus size={16} />} onClick={() => open('new')}>
      {t('purchases.new')}
    </Button>
  );
  return (
    <>
      <ListPage
        rule={purchaseList}
        actions={{ rowActions: (row) => [{ key: 'view', label: 'ui.list.view', run: () => open(row.id) }], extra }}
      />
      <Routes>
        {mayBook && <Route path="new" element={<BookingDrawer />} />}
        <Route path=":id" element={<PurchaseDrawer />} />
      </Routes>
    </>
  );
}
