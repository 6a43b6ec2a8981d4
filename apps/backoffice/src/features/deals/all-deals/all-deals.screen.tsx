import { staffAllDealsEndpoints } from '@app/contract/deals/all-deals-endpoints';
import type { AnyDeal } from '@app/contract/deals/all-deals-schemas';
import { TRAVEL_DEAL_KINDS } from '@app/contract/deals/deal-facts';
import { useMemo } from 'react';
import { useAllowed } from '../../../api/session';
import { dealPath } from '../../../ui/deal/deal-paths';
import { useZoneOf } from '../../../ui/deal/shop-zone';
import type { ListActions } from '../../../ui/list/define-list';
import { ListPage } from '../../../ui/list/list-page';
import { ZoneNote } from '../../../ui/zone-note';
import { allDealList } from './all-deal-list';

/** Deals of goods and of travel in one list, those one may see; each is opened and changed where its own kind stands. */
export default function AllDealsScreen() {
  const zone = useZoneOf(staffAllDealsEndpoints.allDealsTerms);
  const [goods, travel] = [useAllowed('trade.deals.view'), useAllowed('trade.travel_deals.view')];
  const [goodsEdit, travelEdit] = [useAllowed('trade.deals.edit'), useAllowed('trade.travel_deals.edit')];
  const rule = useMemo(
    () => allDealList([...(goods ? (['product'] as const) : []), ...(travel ? TRAVEL_DEAL_KINDS : [])]),
    [goods, travel],
  );
  const actions: ListActions<AnyDeal> = {
    rowActions: (deal) => {
      const mayEdit = deal.kind === 'product' ? goodsEdit : travelEdit;
      return [{ key: 'edit', label: mayEdit ? 'ui.list.edit' : 'ui.list.view', to: dealPath(deal) }];
    },
  };
  return <ListPage rule={rule} actions={{ ...actions, note: zone && <ZoneNote zone={zone} /> }} />;
}
