import { DEALS_PATH } from '../../ui/deal/deal-paths';
import type { Screen } from '../../ui/screen';

const deals: Screen[] = [{ permission: 'trade.deals', path: DEALS_PATH, load: () => import('./deals.screen') }];
export default deals;
