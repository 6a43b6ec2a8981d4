import { staffDealEndpoints as calls } from '@app/contract/deals/staff-endpoints';
import type { StaffDeal } from '@app/contract/deals/staff-schemas';
import { Route, Routes } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { DEALS_PATH } from '../../ui/deal/deal-paths';
import { useDealActions } from '../../ui/deal/use-deal-actions';
import { ListPage } from '../../ui/list/list-page';
import { ZoneNote } from '../../ui/zone-note';
import { DealDrawer } from './deal-drawer';
import { dealList } from './deal-list';
import { useShopZone } from './use-shop-zone';

/** Flash deals: made, switched on and off, and deleted as long as nobody has ordered at them. */
export default function DealsScreen() {
  const zone = useShopZone();
  const actions = useDealActions<StaffDeal>({
    path: DEALS_PATH,
    mayEdit: useAllowed('trade.deals.edit'),
    switchOver: ({ id, version, enabled }) =>
      request(calls.switchDeal, { params: { id }, body: { enabled: !enabled, version } }),
    remove: ({ id }) => request(calls.deleteDeal, { params: { id } }),
  });
  return (
    <>
      <ListPage rule={dealList} actions={{ ...actions, note: zone && <ZoneNote zone={zone} /> }} />
      <Routes>
        <Route path="new" element={<DealDrawer />} />
        <Route path=":id" element={<DealDrawer />} />
      </Routes>
    </>
  );
}
