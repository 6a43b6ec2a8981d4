import type { Screen } from '../../ui/screen';
import { TRAVEL_DEALS_PATH } from './travel-deals-path';

const travelDeals: Screen[] = [
  { permission: 'trade.travel_deals', path: TRAVEL_DEALS_PATH, load: () => import('./travel-deals.screen') },
];
export default travelDeals;
