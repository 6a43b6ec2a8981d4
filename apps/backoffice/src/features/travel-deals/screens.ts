import { TRAVEL_DEALS_PATH } from '../../ui/deal/deal-paths';
import type { Screen } from '../../ui/screen';

const travelDeals: Screen[] = [
  { permission: 'trade.travel_deals', path: TRAVEL_DEALS_PATH, load: () => import('./travel-deals.screen') },
];
export default travelDeals;
