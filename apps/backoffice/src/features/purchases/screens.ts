import type { Screen } from '../../ui/screen';
import { PURCHASES_PATH } from './purchases-paths';

const purchases: Screen[] = [
  {
    permission: 'catalog.purchases',
    path: PURCHASES_PATH,
    load: () => import('./purchases.screen'),
  },
  { permission: 'trade.bought', path: '/trade/bought', load: () => import('./bought.screen') },
];
export default purchases;
