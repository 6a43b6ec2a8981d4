import { staffTravelDealEndpoints as calls } from '@app/contract/travel-deals/endpoints';
import type { StaffTravelDeal } from '@app/contract/travel-deals/schemas';
import { Route, Routes } from 'react-router';
import { request } from '../../api/request';
import { useAllowed } from '../../api/session';
import { TRAVEL_DEALS_PATH } from '../../ui/deal/deal-paths';
import { useDealActions } from '../../ui/deal/use-deal-actions';
import { ListPage } from '../../ui/list/list-page';
import { ZoneNote } from '../../ui/zone-note';
import { TravelDealDrawer } from './travel-deal-drawer';
import { travelDealList } from './travel-deal-list';
import { useShopZone } from './use-shop-zone';

/** Deals of travel: made, copied, switched on and off, and deleted as long as nothing has been ordered at them. */
export default function TravelDealsScreen() {
  const zone = useShopZone();
  const actions = useDealActions<StaffTravelDeal>({
    path: TRAVEL_DEALS_PATH,
    mayEdit: useAllowed('trade.travel_deals.edit'),
    switchOver: ({ id, version, enabled }) =>
      request(calls.switchTravelDeal, { params: { id }, body: { enabled: !enabled, version } }),
    remove: ({ id }) => request(calls.deleteTravelDeal, { params: { id } }),
    more: ({ id }, open) => [{ key: 'copy', label: 'travel_deals.copy', run: () => open(`${id}/copy`) }],
  });
  return (
    <>
      <ListPage rule={travelDealList} actions={{ ...actions, note: zone && <ZoneNote zone={zone} /> }} />
      <Routes>
        <Route path="new" element={<TravelDealDrawer />} />
        <Route path=":id" element={<TravelDealDrawer />} />
        <Route path=":id/copy" element={<TravelDealDrawer copy />} />
      </Routes>
    </>
  );
}
