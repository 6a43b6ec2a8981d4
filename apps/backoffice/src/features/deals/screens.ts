import type { Screen } from '../../ui/screen';
import { DEALS_PATH } from './deals-path';

const deals: Screen[] = [{ permission: 'trade.deals', path: DEALS_PATH, load: () => import('./deals.screen') }];
export default deals;
