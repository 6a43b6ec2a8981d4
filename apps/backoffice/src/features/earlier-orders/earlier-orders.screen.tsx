import type { EarlierOrderRow } from '@app/contract/earlier-orders/staff-schemas';
import { Route, Routes, useLocation, useNavigate } from 'react-router';
import { useText } from '../../text/use-text';
import type { RowAction } from '../../ui/list/define-list';
import { ListPage } from '../../ui/list/list-page';
import { EarlierOrderDrawer } from './earlier-order-drawer';
import { earlierOrderList } from './earlier-order-list';
import { EARLIER_ORDERS_PATH } from './earlier-paths';

/** Orders of shops that moved in: the list, and one of them in a drawer over it. */
export default function EarlierOrdersScreen() {
  const t = useText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const rowActions = ({ id }: EarlierOrderRow): RowAction[] => [
    {
      key: 'view',
      label: 'ui.list.view',
      run: () => void navigate({ pathname: `${EARLIER_ORDERS_PATH}/${id}`, search }),
    },
  ];
  return (
    <>
      <ListPage rule={earlierOrderList} actions={{ rowActions, note: t('earlier.archive_note') }} />
      <Routes>
        <Route path=":id" element={<EarlierOrderDrawer />} />
      </Routes>
    </>
  );
}
